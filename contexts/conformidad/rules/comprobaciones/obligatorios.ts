import type { PapelMensaje } from '@marco/servicios/terms';
import type { CampoContrato, ContratoLeido } from '../contrato/contrato-leido.ts';
import { type CampoEsperado, isRequerido } from '../esperado.ts';
import { type ComparacionContrato, presentElemento } from './correspondencia.ts';
import { type HallazgoContrato, type ResultadoComprobacion, toResultado } from './hallazgo.ts';
import type { CampoBuscado } from './vinculos.ts';

/** C-04: every obligatory field stands in exactly one place of its message. */
export function verifyObligatorios({
  contrato,
  correspondencia,
}: ComparacionContrato): ResultadoComprobacion {
  // What an operation lacks that is not there at all, C-03 says.
  const hay = new Set(
    correspondencia.parejas.flatMap(({ esperada, leidas }) => (leidas.length > 0 ? [esperada] : [])),
  );
  const obligatorios = correspondencia.busquedas.filter(
    ({ esperado, operacion }) => isRequerido(esperado) && hay.has(operacion),
  );
  const hallazgos = obligatorios.flatMap(
    ({ esperado, papel, operacion, ruta, vinculos }): HallazgoContrato[] => {
      const donde = presentMensaje(papel);
      // What the entity declared and is not there is told as such.
      if (vinculos.length === 0 && ruta !== null) return [];
      if (vinculos.length === 0)
        return [
          {
            lugar: {
              ...contrato.lugar,
              ruta: `${operacion.codigo ?? operacion.nombre} › ${esperado.nombreLocal}`,
            },
            encontrado: `${esperado.nombreLocal} no está en ${donde}`,
            esperado: `${presentElemento(esperado)}, en un solo lugar de ${donde}`,
            correccion: `Agregue «${esperado.nombreLocal}» al mensaje${presentOid(esperado)}.`,
          },
        ];
      return vinculos.flatMap(({ lugares }) => {
        const [primero, segundo] = lugares;
        if (!primero || !segundo) return [];
        return [
          {
            lugar: segundo.lugar,
            encontrado: `${esperado.nombreLocal} está en ${lugares.length} lugares del mismo mensaje`,
            esperado: `${presentElemento(esperado)}, en un solo lugar`,
            correccion: `Deje el de la línea ${primero.lugar.linea} y quite los demás, o cámbieles el nombre.`,
          },
        ];
      });
    },
  );
  const bien = obligatorios.filter(({ vinculos }) => vinculos.length > 0).length;
  const declarados = correspondencia.busquedas.filter(
    ({ ruta, operacion }) => ruta !== null && hay.has(operacion),
  );
  return toResultado(
    [...hallazgos, ...listRotos(declarados, contrato), ...listCompartidos(declarados)],
    `${bien} de ${obligatorios.length}`,
  );
}

const presentOid = ({ elemento }: CampoEsperado) =>
  elemento === null ? '' : `, o diga su OID ${elemento.oid} en el campo que lo lleva`;

const presentMensaje = (papel: PapelMensaje) =>
  papel === 'peticion' ? 'la petición' : papel === 'respuesta' ? 'la respuesta' : 'el error';

/** Declared places that no message has. */
function listRotos(declarados: readonly CampoBuscado[], contrato: ContratoLeido): HallazgoContrato[] {
  return declarados
    .filter(({ vinculos }) => vinculos.length === 0)
    .map(({ esperado, papel, operacion, ruta }) => ({
      lugar: {
        ...contrato.lugar,
        ruta: `${operacion.codigo ?? operacion.nombre} › ${esperado.nombreLocal}`,
      },
      encontrado: `El vínculo de «${esperado.nombreLocal}» dice «${ruta?.slice(0, 200)}», que no está en ${presentMensaje(papel)}`,
      esperado: `Un lugar de ${presentMensaje(papel)} para ${presentElemento(esperado)}`,
      correccion: `Elija de nuevo el lugar de «${esperado.nombreLocal}» en el contrato.`,
      severidad: isRequerido(esperado) ? 'impide' : 'observacion',
    }));
}

/** Declared places that stand for another field already. */
function listCompartidos(declarados: readonly CampoBuscado[]): HallazgoContrato[] {
  const duenos = new Map<CampoContrato, CampoEsperado>();
  return declarados.flatMap(({ esperado, vinculos }) =>
    vinculos.flatMap(({ lugares }) =>
      lugares.flatMap((campo): HallazgoContrato[] => {
        const dueno = duenos.get(campo);
        if (!dueno) duenos.set(campo, esperado);
        if (!dueno || dueno === esperado) return [];
        return [
          {
            lugar: campo.lugar,
            encontrado: `«${dueno.nombreLocal}» y «${esperado.nombreLocal}» tienen el mismo lugar`,
            esperado: 'Un lugar para cada campo',
            correccion: `Elija otro lugar para «${esperado.nombreLocal}».`,
          },
        ];
      }),
    ),
  );
}
