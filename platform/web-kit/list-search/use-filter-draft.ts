import { useState } from 'react';

/** What a control needs to hold one part of the filter. */
type BindFilter<Filter extends object> = <Name extends keyof Filter>(
  name: Name,
) => { readonly value: Filter[Name]; readonly onChange: (value: Filter[Name]) => void };

/**
 * What is being filled in. It follows the filter on show: going back in the history changes the form
 * too; nothing else touches what was typed.
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
