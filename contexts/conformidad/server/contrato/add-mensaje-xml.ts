import type { EjemploLeido } from '../../rules/contrato/contrato-leido.ts';
import { toLugar } from './contrato-rechazado.ts';
import type { NodoXml, NombreXml } from './nodo-xml.ts';
import type { CampoXsd } from './read-campos-xsd.ts';

/** Gives each field of a message the values an example has for it. @returns all values of the example */
export function addMensajeXml(mensaje: NodoXml, campos: readonly CampoXsd[]): EjemploLeido[] {
  const todos: EjemploLeido[] = [];
  share(mensaje, campos, todos);
  return todos;
}

/** The message of a name in a file that shows it, by itself or in its envelope; undefined in a file of another one. */
export function findMensajeXml(archivo: NodoXml, { espacio, nombre }: NombreXml): NodoXml | undefined {
  const mensaje = findMensaje(archivo, nombre);
  return mensaje?.espacio === espacio ? mensaje : undefined;
}

function findMensaje(raiz: NodoXml, nombre: string): NodoXml | undefined {
  if (raiz.nombre === nombre) return raiz;
  const cuerpo = raiz.nombre === 'Envelope' ? raiz.hijos.find((hijo) => hijo.nombre === 'Body') : undefined;
  return cuerpo?.hijos.find((hijo) => hijo.nombre === nombre);
}

function share(nodo: NodoXml, campos: readonly CampoXsd[], todos: EjemploLeido[]): void {
  for (const hijo of nodo.hijos) {
    const campo = campos.find(({ nombre }) => nombre === hijo.nombre);
    const lugar = toLugar(hijo.archivo, hijo.linea, campo?.lugar.ruta ?? hijo.nombre);
    const ejemplo = { campo: hijo.nombre, valor: hijo.texto, lugar };
    if (hijo.hijos.length === 0) todos.push(ejemplo);
    campo?.ejemplos.push(ejemplo);
    share(hijo, campo?.hijos ?? [], todos);
  }
}
