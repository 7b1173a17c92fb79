import { describe, expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';
import { type PlantedFiles, plantTree } from './planted-tree.ts';

const CLEAN: PlantedFiles = {
  'contexts/mesas/web/mesa.tsx': `const a = '¿Cerrar la mesa?'; // tú puedes
export const c = \`La dirección es demasiado larga: máximo \${limit} caracteres.\`;
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
  ['unnamed-limit', 'Los datos enviados superan el tamaño permitido.'],
  ['unnamed-limit', 'La dirección es demasiado larga.'],
  ['unnamed-limit', 'El formulario trae más archivos de los que se pueden validar.'],
];

describe('texts', () => {
  it('finds nothing in a clean tree', () => {
    expect(checkTexts(plantTree(CLEAN))).toEqual({ violations: [], summary: '5 texts' });
  });

  it.each(PLANTED)('%s is found in «%s»', (rule, text) => {
    const path = 'contexts/mesas/rules/planted.ts';
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: `\nexport const a = '${text}';\n` }));
    expect(violations.map(({ file, line, rule: found }) => [file, line, found])).toEqual([[path, 2, rule]]);
  });

  it.each([
    'decision.reasons.some((reason) => /^Falta/.test(reason))',
    'decision.reasons.includes(text)',
    'numeracion.razones.indexOf(text) >= 0',
    'pendientes.filter(({ mensaje }) => mensaje.startsWith("Falta"))',
    "decision.reasons[0]?.includes('Falta')",
    'mensaje === mesasErrors.MESA_CERRADA.mensaje',
    'error.mensaje !== CERRADA',
    'CERRADA === problema.mensaje',
    "reason === 'La mesa está cerrada.'",
    `\`La \${cosa} está cerrada.\` === decision.reasons[0]`,
    'campos[mensaje]',
  ])('no code decides by a sentence: %s', (expression) => {
    const path = 'contexts/mesas/server/planted.ts';
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: `\nexport const a = ${expression};\n` }));
    expect(violations.map(({ file, line, rule }) => [file, line, rule])).toEqual([
      [path, 2, 'sentence-decides'],
    ]);
  });

  it.each([
    "decision.reasons.some(({ code }) => code === 'completo')",
    'mensaje === undefined',
    "cause.reason === 'other-format'",
    'decision.reasons.map((reason) => reason.length)',
    'mensajes.filter((mensaje) => mensaje !== null)',
  ])('a code, or whether there is a sentence, may decide: %s', (expression) => {
    const path = 'contexts/mesas/server/planted.ts';
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: `\nexport const a = ${expression};\n` }));
    expect(violations).toEqual([]);
  });

  it('a refusal of a catalogue ends as a sentence does', () => {
    const path = 'contexts/mesas/contract/planted.errors.ts';
    const text = "\nexport const A = { status: 409, mensaje: 'La mesa ya está cerrada' };\n";
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: text }));
    expect(violations.map(({ rule }) => rule)).toEqual(['full-stop']);
  });

  it.each([
    "refuseWith('No.', 'Coordinador MinTIC', 'El autor del borrador')",
    "allowUnless([], QUIEN); const QUIEN = 'El autor del borrador'",
    "refuseFueraDelMinisterio(rol, 'Crea mesas', soy ? 'Consultor MinTIC' : 'El autor')",
    "const one = { quienLaRecibe: 'El autor' }",
    `decide({ unblockers: [\`Administrador \${sigla}\`, 'el autor', 'Usted'] })`,
  ])('[AREA-04] who can change what blocks has a capital only as the name of a rol: %s', (refusal) => {
    const path = 'contexts/mesas/rules/planted.ts';
    const { violations } = checkTexts(plantTree({ ...CLEAN, [path]: `\n${refusal};\n` }));
    expect(violations.map(({ line, rule }) => [line, rule])).toEqual([[2, 'unblocker-capital']]);
  });
});
