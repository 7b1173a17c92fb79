import type { SelectOption } from '@marco/web-kit/select';

/** Names by key as the options of a list. */
export function toOptions(names: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}
