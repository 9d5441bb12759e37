/** Shows the name, place and picture of the signed-in visitor instead of the default texts, in the side bar and the top bar. */
import { isFileRefs } from '@/forms/files/file-refs.ts';
import { FileUrls } from '@/forms/files/file-urls.ts';
import { loadPlace } from '@/features/places/load-place.ts';
import { getInitials } from '@/lib/text/initials.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import { joinFacts } from '@/lib/text/join-facts.ts';
import { openWhenIdle } from '@/storage/open-when-idle.ts';
import { subscribeLazily } from '@/storage/observe.ts';
import { openVisitor, subscribeVisitor, type Visitor } from '@/site/visitor.ts';
import { getPlaceId } from '@/storage/place-id.ts';

const badge = document.querySelector<HTMLElement>('[data-badge]');

function setText(part: string, text: string | undefined): void {
  const element = badge?.querySelector<HTMLElement>(`[data-${part}]`);
  if (!element) return;
  element.dataset['usual'] ??= element.textContent;
  // The punctuation of an Arabic name is at its own end.
  element.dir = 'auto';
  element.textContent = text ?? element.dataset['usual'];
}

/** Returns the id of the file with the visitor's picture. */
function getPictureId({ profile }: Visitor): string | undefined {
  const files = profile.answers.find(({ name }) => name === 'picture')?.value;
  return isFileRefs(files) ? files[0]?.id : undefined;
}

const urls = new FileUrls();
let pictureId: string | undefined;

/** Lays a picture over the initials and the icon, or removes it. The initials stay when the picture cannot be read. */
async function showPicture(id: string | undefined): Promise<void> {
  if (id === pictureId) return;
  pictureId = id;
  const url = id === undefined ? undefined : await urls.get(id);
  // Another picture may have been chosen meanwhile.
  if (id !== pictureId) return;
  urls.retain(id === undefined ? [] : [id]);
  for (const box of document.querySelectorAll('[data-avatar]')) {
    box.querySelector('img')?.remove();
    if (url === undefined) continue;
    const image = new Image();
    image.src = url;
    image.alt = '';
    image.className = 'absolute inset-0 size-full rounded-[inherit] object-cover';
    box.append(image);
  }
}

/** Returns the name of the place that counts for the whole site, which the visitor may have chosen after the profile. */
async function loadPlaceName(chosen: string | null, { place, profile }: Visitor): Promise<string> {
  if (chosen === null || chosen === getPlaceId(profile.answers)) return place;
  return (await loadPlace(chosen).catch(() => undefined))?.name ?? place;
}

let current: Visitor | undefined;
let chosenPlace: string | null = null;

function showLine(place: string | undefined): void {
  setText('line', current && joinFacts([place, current.role]));
}

async function show(): Promise<void> {
  const [visitor, chosen] = [current, chosenPlace];
  setText('name', visitor?.name);
  setText('initials', visitor && getInitials(visitor.name));
  if (!visitor) showLine(undefined);
  await showPicture(visitor && getPictureId(visitor));
  const place = visitor && (await loadPlaceName(chosen, visitor));
  if (visitor === current && chosen === chosenPlace) showLine(place);
}

subscribeLazily(openWhenIdle(openVisitor), (opened) => {
  const unsubscribers = [
    subscribeVisitor(opened, (visitor) => {
      current = visitor;
      reportRejection(show());
    }),
    opened[0].settings.watch('place', (place) => {
      chosenPlace = place;
      reportRejection(show());
    }),
  ];
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe();
  };
});
