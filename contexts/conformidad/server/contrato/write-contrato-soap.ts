import { type NombreEsquema, writeXsd } from '@marco/esquemas/port';
import { strToU8, zipSync } from 'fflate';
import { create } from 'xmlbuilder2';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import {
  type MaterialDelContrato,
  type OperacionDelContrato,
  presentDireccion,
  type ServicioDelContrato,
} from './mensajes-del-contrato.ts';

const WSDL = 'http://schemas.xmlsoap.org/wsdl/';
const SOAP = 'http://schemas.xmlsoap.org/wsdl/soap/';
const XSD = 'http://www.w3.org/2001/XMLSchema';
const XMLNS = 'http://www.w3.org/2000/xmlns/';

/** Of every file: the same contract is the same bytes. */
const ESCRITO = '2026-01-05T12:00:00';

/** Parts of every operation, in the order WSDL wants them: nothing is told without being asked, or left unanswered. */
const PARTES = [
  { papel: 'peticion', parte: 'input' },
  { papel: 'respuesta', parte: 'output' },
] as const;

/** A contract of WSDL 1.1 in a ZIP: its types are the files of XML Schema of the language, its examples are beside them. */
export function writeContratoSoap(
  servicio: ServicioDelContrato,
  { clausura, operaciones }: MaterialDelContrato,
): Uint8Array {
  const archivos = writeXsd(clausura).map(({ ruta, texto }) => [ruta, texto] as const);
  const ejemplos = operaciones.flatMap(({ codigo, mensajes }) =>
    mensajes.flatMap(({ papel, writeEjemplo }) => {
      const ejemplo = writeEjemplo('xml');
      return ejemplo === null ? [] : [[`ejemplos/${codigo}-${papel}.xml`, ejemplo] as const];
    }),
  );
  const todos = [[ARCHIVO_WSDL, writeWsdl(servicio, operaciones)] as const, ...archivos, ...ejemplos];
  return zipSync(Object.fromEntries(todos.map(([ruta, texto]) => [ruta, strToU8(texto)])), {
    mtime: ESCRITO,
  });
}

/** The entry of a contract in several files. */
export const ARCHIVO_WSDL = 'servicio.wsdl';

const toNombre = (codigo: string, papel: string) => `${codigo}-${papel}`;

/** The WSDL alone; its types are in the files of {@link writeXsd} beside it. */
export function writeWsdl(
  servicio: ServicioDelContrato,
  operaciones: readonly OperacionDelContrato[],
): string {
  const { espacio: propio, direcciones } = servicio;
  const raiz = create({ version: '1.0', encoding: 'UTF-8' })
    .ele(WSDL, 'definitions')
    .att(XMLNS, 'xmlns:soap', SOAP)
    .att(XMLNS, 'xmlns:tns', propio)
    .att('targetNamespace', propio);
  const mensajes = operaciones.flatMap((una) => una.mensajes);
  const espacios = new Map(mensajes.map(({ nombre }) => [nombre.espacio, nombre]));
  for (const { prefijo, espacio } of espacios.values()) raiz.att(XMLNS, `xmlns:${prefijo}`, espacio);
  writeTipos(raiz.ele(WSDL, 'types'), propio, [...espacios.values()]);
  for (const { codigo, mensajes: suyos } of operaciones)
    for (const { papel } of PARTES) {
      const suyo = suyos.find((uno) => uno.papel === papel);
      // What has no message of its own is answered all the same: by an empty body.
      const elemento = suyo && `${suyo.nombre.prefijo}:${suyo.nombre.elemento}`;
      addMensaje(raiz, toNombre(codigo, papel), elemento);
    }
  addMensaje(raiz, 'falla', 'tns:falla');
  writePuerto(raiz.ele(WSDL, 'portType').att('name', 'Servicio'), servicio, operaciones);
  writeEnlace(raiz, operaciones);
  const puerto = raiz.ele(WSDL, 'service').att('name', 'Servicio').ele(WSDL, 'port');
  puerto.att({ name: 'Soap', binding: 'tns:ServicioSoap' });
  puerto.ele(SOAP, 'soap:address').att('location', presentDireccion(direcciones[0]));
  return `${raiz.doc().end({ prettyPrint: true })}\n`;
}

function addMensaje(raiz: XMLBuilder, name: string, element: string | undefined): void {
  const mensaje = raiz.ele(WSDL, 'message').att('name', name);
  if (element !== undefined) mensaje.ele(WSDL, 'part').att({ name: 'cuerpo', element });
}

/** The messages come from the files of the language; what tells an error is of the contract. */
function writeTipos(tipos: XMLBuilder, espacio: string, mensajes: readonly NombreEsquema[]): void {
  const importa = tipos.ele(XSD, 'xs:schema');
  for (const { espacio: suyo, rutaIndice } of mensajes)
    importa.ele(XSD, 'xs:import').att({ namespace: suyo, schemaLocation: rutaIndice });
  const propio = tipos
    .ele(XSD, 'xs:schema')
    .att({ targetNamespace: espacio, elementFormDefault: 'qualified' });
  const partes = propio
    .ele(XSD, 'xs:element')
    .att('name', 'falla')
    .ele(XSD, 'xs:complexType')
    .ele(XSD, 'xs:sequence');
  for (const [name, documentacion] of [
    ['codigo', 'Código del error'],
    ['mensaje', 'Por qué ocurrió, y qué hacer'],
  ] as const)
    partes
      .ele(XSD, 'xs:element')
      .att({ name, type: 'xs:string' })
      .ele(XSD, 'xs:annotation')
      .ele(XSD, 'xs:documentation')
      .txt(documentacion);
}

function writePuerto(
  puerto: XMLBuilder,
  { nombre }: ServicioDelContrato,
  operaciones: readonly OperacionDelContrato[],
): void {
  for (const { codigo } of operaciones) {
    const operacion = puerto.ele(WSDL, 'operation').att('name', codigo);
    operacion.ele(WSDL, 'documentation').txt(`Atiende una petición del servicio «${nombre}».`);
    for (const { papel, parte } of PARTES)
      operacion.ele(WSDL, parte).att('message', `tns:${toNombre(codigo, papel)}`);
    operacion.ele(WSDL, 'fault').att({ name: 'falla', message: 'tns:falla' });
  }
}

function writeEnlace(raiz: XMLBuilder, operaciones: readonly OperacionDelContrato[]): void {
  const enlace = raiz.ele(WSDL, 'binding').att({ name: 'ServicioSoap', type: 'tns:Servicio' });
  enlace
    .ele(SOAP, 'soap:binding')
    .att({ style: 'document', transport: 'http://schemas.xmlsoap.org/soap/http' });
  for (const { codigo } of operaciones) {
    const operacion = enlace.ele(WSDL, 'operation').att('name', codigo);
    operacion.ele(SOAP, 'soap:operation').att('soapAction', codigo);
    for (const { parte } of PARTES) operacion.ele(WSDL, parte).ele(SOAP, 'soap:body').att('use', 'literal');
    operacion
      .ele(WSDL, 'fault')
      .att('name', 'falla')
      .ele(SOAP, 'soap:fault')
      .att({ name: 'falla', use: 'literal' });
  }
}
