import type { ApiIndex, OperationGroup } from '@marco/contract-kit/api-description';
import { foldText } from '@marco/web-kit/format';

/** The groups with the operations that hold every word, in their text, path or name. */
export function findOperations({ groups }: ApiIndex, text: string): readonly OperationGroup[] {
  const words = foldText(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups.flatMap((group) => {
    const operations = group.operations.filter(({ summary, path, id, method }) => {
      const told = foldText(`${group.name} ${method} ${summary} ${path} ${id}`);
      return words.every((word) => told.includes(word));
    });
    return operations.length === 0 ? [] : [{ ...group, operations }];
  });
}
