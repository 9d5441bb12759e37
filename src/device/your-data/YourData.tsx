import { useEffect, useState, type ReactElement } from 'react';
import { DeviceNotice } from '@/forms/DeviceNotice.tsx';
import { device } from '../open.ts';
import type { Usage } from '../usage.ts';
import { Erase } from './Erase.tsx';
import { KeptTable } from './KeptTable.tsx';
import { RecordList } from './RecordList.tsx';
import { Transfer } from './Transfer.tsx';
import type { Words } from './words.ts';

const SECTION = 'mt-10';

/** What the device keeps, and what one can do with it. */
export function YourData({ words }: { words: Words }): ReactElement {
  const [usage, setUsage] = useState<Usage>();
  const [asked, setAsked] = useState(0);
  const [erased, setErased] = useState(0);
  const askAgain = () => {
    setAsked((times) => times + 1);
  };

  useEffect(() => {
    let wanted = true;
    void Promise.all([import('../usage.ts'), device()])
      .then(([{ usageOfDevice }, { database }]) => usageOfDevice(database))
      .then((found) => {
        if (wanted) setUsage(found);
      });
    return () => {
      wanted = false;
    };
  }, [asked]);

  const eraseUnreadable = async () => {
    const [{ eraseUnreadable: eraseThem }, { database }] = await Promise.all([import('../erase.ts'), device()]);
    await eraseThem(database);
    askAgain();
  };

  const { kept, records, take, erase } = words.device;
  return (
    <>
      <DeviceNotice words={words.forms.faults} fault={undefined} />
      <section aria-labelledby="records">
        <h2 id="records" className="mb-3 text-title">
          {records.heading}
        </h2>
        <RecordList key={`records ${erased}`} words={words} />
      </section>
      <section aria-labelledby="kept" className={SECTION}>
        <h2 id="kept" className="mb-3 text-title">
          {kept.heading}
        </h2>
        <KeptTable usage={usage} words={kept} onEraseUnreadable={() => void eraseUnreadable()} />
      </section>
      <section aria-labelledby="take" className={SECTION}>
        <h2 id="take" className="mb-3 text-title">
          {take.heading}
        </h2>
        <Transfer key={`take ${erased}`} words={take} onImported={askAgain} />
      </section>
      <section aria-labelledby="erase" className={SECTION}>
        <h2 id="erase" className="mb-3 text-title">
          {erase.heading}
        </h2>
        <Erase
          words={erase}
          onErased={() => {
            // What was told of what is gone is no longer so.
            setErased((times) => times + 1);
            askAgain();
          }}
        />
      </section>
    </>
  );
}
