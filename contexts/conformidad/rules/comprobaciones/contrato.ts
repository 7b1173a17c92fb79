import { LOCALE } from '@marco/country/zone';
import {
  type CampoContrato,
  type ContratoLeido,
  listCampos,
  type OperacionLeida,
} from '../contrato/contrato-leido.ts';
import type { Lugar } from '../contrato/sitio.ts';
import { explainDato, explainDireccion } from './datos-reales.ts';
import { type HallazgoContrato, type ResultadoComprobacion, toResultado } from './hallazgo.ts';

/** C-12: every operation tells an error in a structure that is accepted. */
export function verifyErrores({ operaciones, tecnologia }: ContratoLeido): ResultadoComprobacion {
  const esperado =
    tecnologia === 'rest' ? 'application/problem+json (RFC 9457)' : 'Un «fault» con el código del error';
  const hallazgos = operaciones.flatMap(({ codigo, lugar, mensajes }): HallazgoContrato[] => {
    const errores = mensajes.filter(({ papel }) => papel === 'error');
    if (errores.some(({ estructuraAceptada }) => estructuraAceptada)) return [];
    return [
      {
        lugar: errores[0]?.lugar ?? lugar,
        encontrado:
          errores.length === 0
            ? `La operación «${codigo}» no tiene respuesta de error`
            : `Los errores de «${codigo}» no tienen una estructura aceptada`,
        esperado,
        correccion:
          tecnologia === 'rest'
            ? 'Agregue respuestas 4XX y 5XX con application/problem+json.'
            : 'Agregue un «fault» cuyo mensaje tenga el código del error.',
      },
    ];
  });
  return toResultado(hallazgos, `${operaciones.length - hallazgos.length} de ${operaciones.length}`);
}

const DE_ESPANOL = /\b(?:de|del|la|las|el|los|que|en|y|o|para|con|por|un|una|se|su|al|es)\b|[áéíóúñ]/giu;
const DE_INGLES = /\b(?:the|of|and|is|are|for|with|to|in|a|an|this|that|by|or)\b/giu;

function isEspanol(texto: string): boolean {
  const count = (patron: RegExp) => (texto.slice(0, 2000).match(patron) ?? []).length;
  return count(DE_INGLES) <= count(DE_ESPANOL);
}

/** C-13: operations and fields are described in Spanish, and messages have examples. */
export function verifyDescripciones({ operaciones }: ContratoLeido): ResultadoComprobacion {
  return toResultado(
    operaciones.flatMap(({ codigo, descripcion, lugar, mensajes }) => [
      ...explainDescripcion(descripcion, lugar, `La operación «${codigo}»`),
      ...mensajes
        .filter(({ papel }) => papel !== 'error')
        .flatMap(({ campos, lugar: suyo }) => [
          ...listCampos(campos).flatMap((campo) =>
            explainDescripcion(campo.descripcion, campo.lugar, `El campo «${campo.nombre}»`),
          ),
          ...explainEjemplos(campos, suyo),
        ]),
    ]),
  );
}

function explainDescripcion(descripcion: string | null, lugar: Lugar, que: string): HallazgoContrato[] {
  const escrita = descripcion?.trim() ?? '';
  if (escrita !== '' && isEspanol(escrita)) return [];
  return [
    {
      lugar,
      encontrado: escrita === '' ? `${que} no tiene descripción` : `${que} no está descrito en español`,
      esperado: 'Una descripción en español',
      correccion: 'Escriba qué es, como lo define el lenguaje común.',
    },
  ];
}

function explainEjemplos(campos: readonly CampoContrato[], lugar: Lugar): HallazgoContrato[] {
  const todos = listCampos(campos);
  if (todos.length === 0 || todos.some(({ ejemplos }) => ejemplos.length > 0)) return [];
  return [
    {
      lugar,
      encontrado: 'El mensaje no tiene ningún ejemplo',
      esperado: 'Al menos un ejemplo de cada mensaje',
      correccion: 'Agregue un ejemplo con datos inventados. El de un WSDL va como XML dentro del ZIP.',
    },
  ];
}

/** C-14: addresses are secure, and examples hold no credential and nothing of a real person. */
export function verifyDatosReales({ servidores, ejemplos }: ContratoLeido): ResultadoComprobacion {
  const deServidores = servidores.flatMap(({ url, lugar }): HallazgoContrato[] => {
    const motivo = explainDireccion(url);
    return motivo ? [{ lugar, ...motivo }] : [];
  });
  const deEjemplos = ejemplos.flatMap(({ campo, valor, lugar }): HallazgoContrato[] => {
    const motivo = explainDato(campo, valor);
    return motivo ? [{ lugar, ...motivo }] : [];
  });
  return toResultado([...deServidores, ...deEjemplos]);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what an identifier may not hold
const CONTROL = /[\u0000-\u001f\u007f]/;
const LARGO_DIRECCION = 2000;

/** C-15: what X-Road names a service by has no "/" and no control character, and addresses are short enough (PR-REST §4.2). */
export function verifyIdentificadores({ operaciones }: ContratoLeido): ResultadoComprobacion {
  return toResultado(operaciones.flatMap(explainIdentificador));
}

function explainIdentificador({ codigo, metodo, direccion, lugar }: OperacionLeida): HallazgoContrato[] {
  const sinNombre = direccion !== null && codigo === `${metodo?.toUpperCase()} ${direccion}`;
  const faltas: HallazgoContrato[] = [];
  if (!sinNombre && (codigo.includes('/') || CONTROL.test(codigo)))
    faltas.push({
      lugar,
      encontrado: `El identificador «${codigo.slice(0, 100)}»`,
      esperado: 'Un identificador sin «/» ni caracteres de control',
      correccion: 'Cambie el identificador: use letras, números y guiones.',
    });
  if (direccion !== null && (direccion.length > LARGO_DIRECCION || CONTROL.test(direccion)))
    faltas.push({
      lugar,
      encontrado: `Una dirección de ${direccion.length.toLocaleString(LOCALE)} caracteres`,
      esperado: 'Máximo 2.000 caracteres, ninguno de control',
      correccion: 'Acorte la dirección: pase los datos en el cuerpo.',
    });
  return faltas;
}

/** C-16: X-Road carries a petition and its answer, and nothing else (PR-REST §3.1). */
export function verifySincronia({ asincronos }: ContratoLeido): ResultadoComprobacion {
  return toResultado(
    asincronos.map(({ que, lugar }) => ({
      lugar,
      encontrado: que,
      esperado: 'Solo petición y respuesta',
      correccion: 'Modele el aviso como dos operaciones: una que radica y otra que consulta.',
    })),
  );
}
