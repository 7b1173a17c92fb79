import type { TipoEntidad } from '@marco/entidades/terms';

/** A field of an answer, as far as it decides about a request. */
export interface CampoPedible {
  readonly id: number;
  readonly nombre: string;
  /** Whether it is a datum of a person. */
  readonly esPersonal: boolean;
  /** Whether its information is public. */
  readonly esPublico: boolean;
  /** Whether the entidad that offers it wants to know why. */
  readonly pideJustificacion: boolean;
}

/** What for an entidad wants the data, and which. */
export interface FinalidadPedida {
  readonly titulo: string;
  readonly norma: string;
  readonly base: string | null;
  readonly volumenDiario: number | null;
  readonly campos: readonly { readonly campoId: number; readonly justificacion: string }[];
}

/** Everything a request says. */
export interface PeticionAcuerdo {
  readonly tipo: TipoEntidad;
  readonly finalidades: readonly FinalidadPedida[];
  readonly sistema: string;
  readonly responsable: { readonly nombre: string; readonly cargo: string; readonly correo: string };
  readonly faltaConvenio: boolean;
  /** What the conditions of the entidad that offers it say against this one. */
  readonly impedimentos: readonly string[];
}

type CamposPorId = ReadonlyMap<number, CampoPedible>;

const listCamposDe = ({ campos }: FinalidadPedida, porId: CamposPorId) =>
  campos.flatMap(({ campoId }) => porId.get(campoId) ?? []);

/** Who is no public entidad may ask without a norma for what is public. */
function needsNorma(tipo: TipoEntidad, finalidad: FinalidadPedida, porId: CamposPorId): boolean {
  return tipo === 'publica' || listCamposDe(finalidad, porId).some(({ esPublico }) => !esPublico);
}

function listDeFinalidad(tipo: TipoEntidad, finalidad: FinalidadPedida, porId: CamposPorId): string[] {
  const { titulo, norma, base, volumenDiario, campos } = finalidad;
  const de = titulo === '' ? 'una finalidad sin título' : `«${titulo}»`;
  const pedidos = listCamposDe(finalidad, porId);
  const idos = campos.length - pedidos.length;
  const sinRazon = campos.filter(
    ({ campoId, justificacion }) => justificacion === '' && porId.get(campoId)?.pideJustificacion === true,
  );
  return [
    ...(titulo === '' ? ['Escriba para qué necesita los datos: falta el título de una finalidad.'] : []),
    ...(norma === '' && needsNorma(tipo, finalidad, porId) ? [`Escriba la norma que sustenta ${de}.`] : []),
    ...(pedidos.length === 0 ? [`Elija al menos un dato para ${de}.`] : []),
    ...(idos > 0 ? [`Quite de ${de} los datos que el servicio ya no entrega: ${idos}.`] : []),
    ...(volumenDiario === null ? [`Escriba cuántas consultas al día hará para ${de}.`] : []),
    ...(base === null && pedidos.some(({ esPersonal }) => esPersonal)
      ? [`Elija la base para tratar los datos personales de ${de}.`]
      : []),
    ...sinRazon.map(
      ({ campoId }) => `Justifique por qué ${de} necesita «${porId.get(campoId)?.nombre ?? ''}».`,
    ),
  ];
}

/** What a request still lacks before it can be sent, in words; empty where it is complete. */
export function listRequisitosAcuerdo(peticion: PeticionAcuerdo, porId: CamposPorId): readonly string[] {
  const { tipo, finalidades, sistema, responsable, faltaConvenio, impedimentos } = peticion;
  const { nombre, cargo, correo } = responsable;
  return [
    ...impedimentos,
    ...(finalidades.length === 0 ? ['Agregue al menos una finalidad.'] : []),
    ...finalidades.flatMap((finalidad) => listDeFinalidad(tipo, finalidad, porId)),
    ...(sistema === '' ? ['Escriba el sistema que consultará el servicio.'] : []),
    ...([nombre, cargo, correo].includes('') ? ['Complete quién responde por el uso de los datos.'] : []),
    ...(faltaConvenio ? ['Adjunte el convenio con su número y su fecha.'] : []),
  ];
}

/** Calls a day of a whole request: the sum of its purposes. */
export function computeVolumen(finalidades: readonly Pick<FinalidadPedida, 'volumenDiario'>[]): number {
  return finalidades.reduce((sum, { volumenDiario }) => sum + (volumenDiario ?? 0), 0);
}

/** Whether a request asks only for what the entidad gives without a reason: with automatic approval nobody has to look. */
export function isCorriente(
  finalidades: readonly Pick<FinalidadPedida, 'campos'>[],
  porId: CamposPorId,
): boolean {
  return finalidades.every(({ campos }) =>
    campos.every(({ campoId }) => porId.get(campoId)?.pideJustificacion === false),
  );
}
