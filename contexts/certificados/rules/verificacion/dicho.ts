import type { Documento } from '../prueba.ts';
import { presentConteos, presentNit, presentSinCambios } from '../textos-certificado.ts';

/** What a credential says, name and value: only of one whose signature was verified. */
export type Dicho = readonly (readonly [nombre: string, valor: string])[];

const isGroup = (value: unknown): value is Documento =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const readGroup = (documento: Documento, name: string): Documento => {
  const value = documento[name];
  return isGroup(value) ? value : {};
};
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** What was tried out; nothing for a credential of level 1. */
function presentHallado(conformidad: Documento): Dicho {
  const { reglas, indice, puntaje, obligatorios, contratoSha256 } = conformidad;
  if (!isNumber(puntaje) || !isNumber(obligatorios) || typeof reglas !== 'string') return [];
  const { parte, total } = readGroup(conformidad, 'comprobaciones');
  return [
    ...presentConteos({
      reglas,
      puntaje,
      obligatorios,
      indice: isNumber(indice) ? indice : null,
      comprobaciones: isNumber(parte) && isNumber(total) ? { parte, total } : undefined,
    }),
    ['Contrato, SHA-256', String(contratoSha256)],
    ['Informe, SHA-256', String(readGroup(conformidad, 'informe')['huella'])],
  ];
}

/** Since which version nothing changed; nothing for what was asked for whole. */
function presentReafirmado({ version, certificado }: Documento): Dicho {
  if (typeof version !== 'string' || typeof certificado !== 'string') return [];
  return [['Reafirmado', presentSinCambios({ version, certificado })]];
}

/** What the credential of a file says: the servicio, its entidad, the level and what was tried out. */
export function presentDicho(credencial: Documento): Dicho {
  const asunto = readGroup(credencial, 'credentialSubject');
  const entidad = readGroup(asunto, 'entidad');
  return [
    ['Servicio', `${asunto['nombre']}, versión ${asunto['version']}`],
    [
      'Entidad',
      `${entidad['nombre']}, NIT ${presentNit({ nit: String(entidad['nit']), dv: String(entidad['dv']) })}`,
    ],
    ['Nivel', `Nivel ${asunto['nivel']}`],
    ...presentReafirmado(readGroup(asunto, 'sinCambios')),
    ...presentHallado(readGroup(asunto, 'conformidad')),
  ];
}
