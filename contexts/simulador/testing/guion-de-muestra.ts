import { type Clausura, getPieza } from '@marco/esquemas/port';
import { createClausuraDe, type MaterialDeGuion, type MensajeDeVersion } from '../server/guiones/material.ts';

/** The material of a servicio of one operation that asks for something and answers the roots of a closure. */
export function createMaterial(clausura: Clausura): MaterialDeGuion {
  const nodos = clausura.raices.map((versionId) => ({
    nombreLocal: getPieza(clausura, versionId).identificador,
    elementoVersionId: versionId,
    minimo: 1,
    maximo: 1,
    hijos: [],
  }));
  const mensajes: MensajeDeVersion[] = [
    { papel: 'peticion', nodos },
    { papel: 'respuesta', nodos: nodos.map((nodo) => ({ ...nodo, maximo: null })) },
  ];
  return {
    servicioId: 17,
    clausura,
    operaciones: [{ codigo: 'consultar', nombre: 'Consultar', esConsulta: true, mensajes }],
  };
}

/** The closure of a message of the material. */
export function getClausuraDe(material: MaterialDeGuion, papel: MensajeDeVersion['papel']) {
  const [operacion] = material.operaciones;
  const mensaje = operacion?.mensajes.find((uno) => uno.papel === papel);
  if (!operacion || !mensaje) throw new Error('The material has that message.');
  return createClausuraDe(material, operacion.codigo, mensaje);
}
