import { ESPACIO_ABIERTO, type EspacioValores } from '../../rules/contrato/espacio-valores.ts';
import type { CampoEsperado, ServicioEsperado } from '../../rules/esperado.ts';

const ESPACIO = 'https://lenguaje.ejemplo.gov.co/1.0/esquemas/Comun/Migracion';

/** A field of the service of the golden contracts. */
function createCampoEsperado(
  nombreLocal: string,
  valores: Partial<EspacioValores>,
  otros: Partial<CampoEsperado> = {},
): CampoEsperado {
  return {
    campoId: null,
    nombreLocal,
    elemento: {
      identificador: nombreLocal,
      version: '1.0',
      oid: `2.999.170.2.9.${nombreLocal.length}`,
      espacio: ESPACIO,
      estado: 'vigente',
      hasta: null,
    },
    valores: { ...ESPACIO_ABIERTO, ...valores },
    vencidos: [],
    diferencia: false,
    obligatorio: true,
    obligatorioDeNegocio: true,
    datoPersonal: false,
    repeticionDicha: true,
    maximo: 1,
    anulable: false,
    hijos: [],
    ...otros,
  };
}

const PETICION = [
  createCampoEsperado('tipoDocumento', { base: 'texto', lista: ['CC', 'CE', 'PA'] }),
  createCampoEsperado('numeroDocumento', {
    base: 'texto',
    patron: '[0-9A-Z]+',
    longitudMinima: 1,
    longitudMaxima: 20,
  }),
];

const OPCIONAL = { obligatorio: false, obligatorioDeNegocio: false };

const MOVIMIENTO = createCampoEsperado(
  'movimiento',
  { base: 'compuesto' },
  {
    maximo: null,
    hijos: [
      createCampoEsperado('fechaMovimiento', { base: 'fecha' }),
      createCampoEsperado('tipoMovimiento', { base: 'texto', lista: ['E', 'S'] }),
      createCampoEsperado(
        'puestoControl',
        { base: 'texto', longitudMinima: 0, longitudMaxima: 80 },
        OPCIONAL,
      ),
      createCampoEsperado(
        'paisDestino',
        { base: 'texto', lista: ['COL', 'CUW', 'SXM'] },
        { ...OPCIONAL, vencidos: [{ codigo: 'ANT', hasta: '2010-12-15' }] },
      ),
      createCampoEsperado('horas', { base: 'entero', minimo: 0, maximo: 9999, totalDigitos: 4 }, OPCIONAL),
    ],
  },
);

/** The service the golden contracts are of. */
export const ESPERADO: ServicioEsperado = {
  servicio: { id: 11, nombre: 'Certificado de movimientos migratorios', version: '1.0' },
  dia: '2026-11-26',
  operaciones: [
    {
      codigo: 'consultarMovimientos',
      nombre: 'Consultar movimientos',
      mensajes: [
        { papel: 'peticion', campos: PETICION },
        { papel: 'respuesta', campos: [MOVIMIENTO] },
      ],
    },
  ],
};

/** The same service with what a test says of one of its fields. */
export function createEsperadoCon(nombreLocal: string, cambio: Partial<CampoEsperado>): ServicioEsperado {
  const change = (campo: CampoEsperado): CampoEsperado => ({
    ...campo,
    ...(campo.nombreLocal === nombreLocal ? cambio : {}),
    hijos: campo.hijos.map(change),
  });
  return {
    ...ESPERADO,
    operaciones: ESPERADO.operaciones.map((operacion) => ({
      ...operacion,
      mensajes: operacion.mensajes.map((mensaje) => ({ ...mensaje, campos: mensaje.campos.map(change) })),
    })),
  };
}
