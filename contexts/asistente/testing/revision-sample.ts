import type { CampoRevisado, RevisionDeCampos } from '../contract/index.ts';

type Candidato = CampoRevisado['propuesta']['candidatos'][number];

const candidato = (
  elementoId: number,
  identificador: string,
  puntaje: number,
  part: Partial<Candidato> = {},
) => ({
  elementoId,
  versionId: elementoId + 100,
  identificador,
  nombre: identificador,
  numero: '1.2',
  puntaje,
  razones: [],
  diferencias: [],
  ...part,
});

function fila(
  nombre: string,
  propuesta: Pick<CampoRevisado['propuesta'], 'decision' | 'candidatos'> &
    Partial<CampoRevisado['propuesta']>,
): CampoRevisado {
  const ruta = `personas/${nombre}`;
  return {
    campo: {
      ruta,
      nombre,
      descripcion: '',
      tipo: 'texto',
      longitud: 10,
      decimales: null,
      patron: null,
      valores: [],
      obligatorio: true,
      repite: false,
      padre: 'personas',
      operacion: null,
      papel: null,
      ejemplos: [],
      oid: null,
      origen: { archivo: null, linea: 2, columna: 3 },
    },
    propuesta: {
      ruta,
      puntaje: propuesta.candidatos[0]?.puntaje ?? 0,
      definicion: null,
      razones: [],
      ...propuesta,
    },
  };
}

/** A revision of four fields: two that are proposed, one to be looked at, one without an element. */
export const sampleRevision: RevisionDeCampos = {
  formato: 'sql',
  filas: [
    fila('fec_nac', {
      decision: 'reutilizar',
      candidatos: [
        candidato(11, 'fechaNacimiento', 96, { razones: ['«fec» es fecha y «nac» es nacimiento.'] }),
        candidato(12, 'fechaDefuncion', 48),
      ],
    }),
    fila('sexo', { decision: 'reutilizar', candidatos: [candidato(13, 'codSexo', 90)] }),
    fila('est_lic', {
      decision: 'revisar',
      candidatos: [
        candidato(15, 'codEstadoSolicitud', 62),
        candidato(14, 'codEstadoLicencia', 58, {
          diferencias: ['De sus 5 valores, la lista no tiene un valor: «RT».'],
        }),
      ],
      definicion: { identificador: 'estadoLicencia', nombre: 'Estado licencia', valores: 0 },
    }),
    fila('restric', { decision: 'definir', candidatos: [candidato(16, 'descripcionAsunto', 22)] }),
  ],
  omitidas: [{ linea: 88, parte: 'CREATE TRIGGER t', motivo: 'No crea una tabla.', veces: 1 }],
  grupos: [
    {
      elementoId: 17,
      versionId: 117,
      identificador: 'datosPersona',
      nombre: 'Datos de la persona',
      campos: ['personas/fec_nac', 'personas/sexo'],
      faltan: [],
    },
  ],
  umbral: 80,
  pesos: '2026.1',
};
