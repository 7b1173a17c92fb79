import { describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const CLEAN: PlantedFiles = {
  'contexts/mesas/web/mesa.tsx': `const a = '¿Cerrar la mesa?'; // tú puedes
export const b = \`Escriba máximo \${limit} caracteres.\`;\n`,
  'contexts/mesas/web/mesa.screen.test.tsx': `const a = 'Nombre es requerido.';\n`,
  'contexts/acceso/contract/registro.terms.ts': `export const a = 'Cargo es requerido';\n`,
  'contexts/entidades/contract/terms.ts': `const a = 'Error, por favor verifica la información suministrada';\n`,
  'platform/web-kit/request.ts': `const a = 'the token of the browser?';\n`,
};

/** Rule and text that breaks it. */
const PLANTED: readonly [rule: string, text: string][] = [
  ['tu-form', 'Si tienes dudas, escriba a soporte.'],
  ['tu-form', 'Escriba tu número de identificación.'],
  ['opening-mark', 'Cerrar la sesión?'],
  ['opening-mark', 'La mesa quedó cerrada!'],
  ['jargon', 'El token venció. Inicie sesión de nuevo.'],
  ['jargon', 'El payload no es válido.'],
  ['required-wording', 'El nombre es requerido'],
];

describe('texts', () => {
  it('finds nothing in a clean tree', () => {
    expect(checkTexts(plantTree(CLEAN))).toEqual({ violations: [], summary: '4 texts' });
  });

  it.each(PLANTED)('%s is found in «%s»', (rule, text) => {
    const path = 'contexts/mesas/rules/planted.ts';
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: `\nexport const a = '${text}';\n` }));
    expect(violations.map(({ file, line, rule: found }) => [file, line, found])).toEqual([[path, 2, rule]]);
  });
});
