import type { Ficha } from '../../contract/index.ts';

type Valores = Readonly<Record<string, unknown>>;

/** Fields that tell nothing of their own: names of what ids point to, what may be done, who and when. */
const AJENOS = new Set([
  'id',
  'palabra',
  'iri',
  'oidDetails',
  'permisos',
  'autor',
  'fechaCreacion',
  'version',
  'claseSuperior',
  'dominio',
  'rango',
  'elemento',
  'clase',
  'elementosCambiados',
  'elementosRevisados',
]);

/** A ficha as the audit trail keeps it: codes and ids. */
export function presentAuditable(ficha: Ficha): Valores {
  const pairs = Object.entries(ficha).filter(([campo]) => !AJENOS.has(campo));
  return Object.fromEntries(pairs.map(([campo, valor]) => [campo, toPlain(campo, valor)]));
}

function toPlain(campo: string, valor: unknown): unknown {
  if (!Array.isArray(valor)) return valor;
  if (campo === 'valores')
    return valor.map(({ idPropiedad, valor: texto, idIndividuo }) => ({
      idPropiedad,
      valor: texto,
      idIndividuo,
    }));
  return campo === 'participantes' ? valor.map(({ idClase, rol }) => ({ idClase, rol })) : valor;
}

/** The fields that differ, as they were and as they are. */
export function compareFichas(antes: Ficha, despues: Ficha) {
  const before = presentAuditable(antes);
  const after = presentAuditable(despues);
  const campos = Object.keys(after).filter(
    (campo) => JSON.stringify(before[campo]) !== JSON.stringify(after[campo]),
  );
  const pick = (valores: Valores) => Object.fromEntries(campos.map((campo) => [campo, valores[campo]]));
  return { antes: pick(before), despues: pick(after) };
}
