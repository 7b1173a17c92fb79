import type { PapelMensaje } from '@marco/servicios/terms';
import { computeCorrespondencia } from './comprobaciones/vinculos.ts';
import type { CampoContrato, ContratoLeido, MensajeLeido } from './contrato/contrato-leido.ts';
import { listRutas } from './contrato/rutas-de-mensaje.ts';
import type { ServicioEsperado } from './esperado.ts';

/** Where a field of a servicio seems to be in a contract; without a place where nothing has one of its names. */
export interface VinculoPropuesto {
  readonly campoId: number;
  readonly operacion: string;
  readonly papel: PapelMensaje;
  readonly ruta: string | null;
  readonly linea: number | null;
}

/**
 * The place of each field of the messages of a servicio: by its local name, its OID, or the identifier of its element.
 *
 * @param contrato null where it cannot be read
 */
export function proposeVinculosDe(
  contrato: ContratoLeido | null,
  esperado: ServicioEsperado,
): readonly VinculoPropuesto[] {
  const leido = contrato ?? { operaciones: [], tecnologia: 'rest' as const };
  const rutas = new Map<MensajeLeido, ReadonlyMap<CampoContrato, string>>();
  const findRuta = (mensaje: MensajeLeido, campo: CampoContrato) => {
    const suyas = rutas.get(mensaje) ?? new Map([...listRutas(mensaje)].map(([ruta, suyo]) => [suyo, ruta]));
    rutas.set(mensaje, suyas);
    return suyas.get(campo) ?? null;
  };
  return computeCorrespondencia(leido, esperado).busquedas.flatMap(
    ({ esperado: campo, operacion, papel, vinculos }) => {
      if (campo.campoId === null) return [];
      const [vinculo] = vinculos;
      const lugar = vinculo?.lugares[0];
      return [
        {
          campoId: campo.campoId,
          operacion: operacion.codigo ?? operacion.nombre,
          papel,
          ruta: vinculo && lugar ? findRuta(vinculo.mensaje, lugar) : null,
          linea: lugar?.lugar.linea ?? null,
        },
      ];
    },
  );
}
