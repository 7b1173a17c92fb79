import { useState } from 'react';

/** What a control needs to hold one part of the filter. */
type BindFilter<Filter extends object> = <Name extends keyof Filter>(
  name: Name,
) => { readonly value: Filter[Name]; readonly onChange: (value: Filter[Name]) => void };

/**
 * The values of the form while the person fills it in. They follow the filter of the shown search, for example when
 * the person goes back in the history. Nothing else changes the typed values.
 *
 * @param shown filter of the search on show, compared by its content
 */
export function useFilterDraft<Filter extends object>(
  shown: Filter,
): readonly [draft: Filter, edit: (part: Partial<Filter>) => void, bind: BindFilter<Filter>] {
  const [draft, setDraft] = useState(shown);
  const [followed, setFollowed] = useState(JSON.stringify(shown));
  const current = JSON.stringify(shown);
  if (current !== followed) {
    setFollowed(current);
    setDraft(shown);
  }
  return [
    draft,
    (part) => setDraft((before) => ({ ...before, ...part })),
    (name) => ({
      value: draft[name],
      onChange: (value) => setDraft((before) => ({ ...before, [name]: value })),
    }),
  ];
}
