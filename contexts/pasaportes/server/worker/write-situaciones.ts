import type { MaterialMensajes } from '@marco/conformidad/port';
import { listSituacionesDeVersion } from '@marco/simulador/port';
import { CABECERA_CASO, CAMPO_CASO } from '@marco/simulador/terms';
import { FORMATO_PASAPORTE } from '../../contract/terms.ts';
import { findDireccionSimulada } from '../../rules/direcciones.ts';
import { type ArchivoEscrito, type HechosDePasaporte, toArchivoJson } from './tarea.ts';

/** What the simulator answers in each operation, and what a good consumer does with it; nothing where none answers. */
export function writeSituaciones(hechos: HechosDePasaporte, material: MaterialMensajes): ArchivoEscrito[] {
  const direccion = findDireccionSimulada(hechos);
  if (direccion === undefined) return [];
  const nombres = new Map(hechos.operaciones.map(({ codigo, nombre }) => [codigo, nombre]));
  const porOperacion = Map.groupBy(material.mensajes, ({ operacion }) => operacion);
  const operaciones = listSituacionesDeVersion({
    servicioId: material.servicioId,
    clausura: material.clausura,
    operaciones: [...porOperacion].map(([codigo, mensajes]) => ({
      codigo,
      nombre: nombres.get(codigo) ?? codigo,
      esConsulta: true,
      mensajes: mensajes.map(({ papel, nodos }) => ({ papel, nodos })),
    })),
  });
  return [
    toArchivoJson('situaciones.json', {
      formato: FORMATO_PASAPORTE,
      direccion,
      comoSeElige: { cabecera: CABECERA_CASO, campo: CAMPO_CASO },
      operaciones: operaciones.map(({ codigo, nombre, situaciones }) => ({
        codigo,
        nombre,
        direccion: `${direccion}/${codigo}`,
        situaciones: situaciones.map(({ situacion, formas }) => ({
          codigo: situacion.codigo,
          titulo: situacion.titulo,
          grupo: situacion.grupo,
          estado: situacion.estado,
          loQueDebeResistir: situacion.explicacion,
          formas,
        })),
      })),
    }),
  ];
}
