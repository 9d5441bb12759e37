import { useEffect, useState } from 'react';
import type { FormDefinition } from '@/forms/model/definition.ts';
import { findSection, getSectionLink, parseEditLink, type Section, type SectionForms } from './sections.ts';

export type SectionEditing = {
  /** The section that is edited, and the field that gets the focus. */
  edited: { section: Section; field: string } | undefined;
  /** Closes the form of a section and moves the focus to the link that opens it. Another open form stays. */
  close: (section: Section) => void;
};

/** Moves the focus to the link that opens a section. */
export function focusSectionLink(form: FormDefinition): void {
  document.querySelector<HTMLElement>(`a[href="${getSectionLink(form)}"]`)?.focus();
}

/** Returns the section that the fragment of the address names, so that a link opens it and a reload keeps it open. */
export function useSectionEditing(forms: SectionForms): SectionEditing {
  const [edited, setEdited] = useState<SectionEditing['edited']>();
  const [closed, setClosed] = useState<Section>();
  useEffect(() => {
    const update = () => {
      const field = parseEditLink(location.hash);
      const section = findSection(forms, field);
      setEdited(field !== undefined && section ? { section, field } : undefined);
    };
    update();
    addEventListener('hashchange', update);
    return () => {
      removeEventListener('hashchange', update);
    };
  }, [forms]);
  useEffect(() => {
    if (closed === undefined) return;
    focusSectionLink(forms[closed]);
    setClosed(undefined);
  }, [forms, closed]);
  return {
    edited,
    close(section) {
      // The visitor may have opened another section while this one was stored.
      if (findSection(forms, parseEditLink(location.hash)) !== section) return;
      history.replaceState(history.state, '', location.pathname + location.search);
      setClosed(section);
      setEdited(undefined);
    },
  };
}
