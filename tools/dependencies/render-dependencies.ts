import type { Dependency } from './read-dependencies.ts';

const SECTIONS: Readonly<Record<Dependency['kind'], string>> = {
  product: 'In the product',
  development: 'For development and tests',
  runtime: 'The runtime, one for each system',
};

/** Folders as they are told: contexts and platform by their last name. */
function tellUsers(usedBy: readonly string[]): string {
  return usedBy.map((folder) => folder.replace(/^(contexts|platform)\//, '')).join(', ');
}

function renderRow(dependency: Dependency, reason: string, size: string): string {
  const { name, version, usedBy, licence } = dependency;
  return `| ${[`\`${name}\``, version, tellUsers(usedBy), reason, licence ?? '', size].join(' | ')} |`;
}

/** The page of these dependencies, with the reason and the size of each. */
export function renderDependencies(
  dependencies: readonly Dependency[],
  reasons: ReadonlyMap<string, string>,
  sizeOf: (name: string) => string,
): string {
  const sections = Object.entries(SECTIONS).flatMap(([kind, title]) => {
    const rows = dependencies
      .filter((dependency) => dependency.kind === kind)
      .map((dependency) =>
        renderRow(
          dependency,
          reasons.get(dependency.name) ?? '',
          kind === 'runtime' ? '' : sizeOf(dependency.name),
        ),
      );
    if (rows.length === 0) return [];
    const head = ['| Package | Version | Used by | Why | Licence | Size |', '|---|---|---|---|---|---|'];
    return [`## ${title}`, '', ...head, ...rows, ''];
  });
  const head = [
    '# Dependencies',
    '',
    'Written by `npm run docs:dependencies` from every `package.json` and `docs/dependencies.reasons.tsv`; not to be edited.',
    'The size is that of the package alone when it is installed, without what it needs itself.',
    '',
  ];
  return `${[...head, ...sections].join('\n').trimEnd()}\n`;
}

/** The page without its sizes, which differ from one system to another. */
export function leaveOutSizes(page: string): string {
  return page.replace(/^(\| `.*\|)[^|]*\|$/gm, '$1');
}
