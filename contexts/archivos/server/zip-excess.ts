import { isLongerThanSaid, type StagedContent, type ZipDirectoryEntry } from '@marco/server-kit';

/** A document may unpack to this much however small it is. */
const ALWAYS_ALLOWED = 20_000_000;
/** Bytes for each one of the file: spreadsheets of equal rows come to some fifty. */
const LARGEST_RATIO = 100;
/** And none to more than this. */
const MOST_UNPACKED = 400_000_000;

/** Whether a ZIP unpacks to more than a document does: by what its directory says, or because a part is longer than that. */
export async function isExcesivo(
  content: StagedContent,
  entries: readonly ZipDirectoryEntry[],
): Promise<boolean> {
  const allowed = Math.min(MOST_UNPACKED, Math.max(ALWAYS_ALLOWED, content.bytes * LARGEST_RATIO));
  const said = entries.reduce((sum, { unpacked }) => sum + unpacked, 0);
  if (said > allowed) return true;
  for (const entry of entries) if (await isLongerThanSaid(content, entry)) return true;
  return false;
}
