import type { SharedChunk } from './shared-chunk.ts';

/** A chunk as the builder takes it. */
export interface ChunkGroup {
  readonly name: string;
  readonly priority: number;
  readonly test: (id: string) => boolean;
  readonly minShareCount?: number;
}

/** Path of a module from the root, without what the builder puts before and after it. */
function toPath(id: string, root: string): string {
  const path = (id.startsWith('\0') ? id.slice(1) : id).split('?')[0] ?? '';
  return path.startsWith(root) ? path.slice(root.length) : path;
}

function names(part: string | RegExp, path: string): boolean {
  if (part instanceof RegExp) return part.test(path);
  return part.endsWith('/') ? path.startsWith(part) : path === part;
}

/**
 * The chunks as the builder takes them, the first with the highest priority.
 *
 * @param root root of the repository, ending in `/`
 */
export function groupModules(chunks: readonly SharedChunk[], root: string): ChunkGroup[] {
  return chunks.map(({ name, modules, except = [], minShareCount }, place) => ({
    name,
    priority: chunks.length - place,
    test: (id) => {
      const path = toPath(id, root);
      return modules.some((part) => names(part, path)) && !except.some((part) => names(part, path));
    },
    ...(minShareCount === undefined ? {} : { minShareCount }),
  }));
}

/**
 * What chunks name although the application has no such module, as 'lists: platform/web-kit/old/'. A moved file or a
 * renamed icon would leave its chunk in silence.
 */
export function findUnmatched(chunks: readonly SharedChunk[], ids: Iterable<string>, root: string): string[] {
  const paths = [...ids].map((id) => toPath(id, root));
  return chunks.flatMap(({ name, modules, except = [] }) =>
    [...modules, ...except]
      .filter((part) => !paths.some((path) => names(part, path)))
      .map((part) => `${name}: ${part}`),
  );
}
