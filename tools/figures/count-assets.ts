import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Files a browser may be sent of one kind, with their bytes as they are and compressed. */
export interface AssetFigures {
  readonly kind: string;
  readonly files: number;
  readonly bytes: number;
  readonly compressed: number;
}

/** What the build made, by the end of its name; nothing where nothing was built. */
export function countAssets(folder: string): readonly AssetFigures[] {
  return ['js', 'css'].flatMap((kind) => {
    const contents = globSync(`**/*.${kind}`, { cwd: folder }).map((path) =>
      readFileSync(join(folder, path)),
    );
    if (contents.length === 0) return [];
    const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
    return [
      {
        kind,
        files: contents.length,
        bytes: sum(contents.map(({ byteLength }) => byteLength)),
        compressed: sum(contents.map((content) => gzipSync(content).byteLength)),
      },
    ];
  });
}
