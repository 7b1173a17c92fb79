import { TIPO_XSD } from '@marco/elementos-de-dato/terms';
import type { XMLBuilder } from 'xmlbuilder2/lib/interfaces';
import type { ComponentePieza, PiezaCompuesta, PiezaSimple } from '../../rules/esquemas/clausura.ts';
import { listFacetas, toTipoBase } from '../../rules/esquemas/facetas.ts';
import { getNombre } from '../../rules/esquemas/nombres-esquema.ts';
import { formatToken } from '../../rules/esquemas/valor-lexico.ts';
import { type ContextoXsd, ESPACIO_XSD, writeAnotacion } from './archivo-xsd.ts';
import { formatTextoXml } from './texto-xml.ts';

/** A simple element: its type with its bounds, or the values of its list. */
export function writeSimple(schema: XMLBuilder, { propio }: ContextoXsd, pieza: PiezaSimple): void {
  const type = schema.ele(ESPACIO_XSD, 'xs:simpleType').att('name', propio.tipo);
  writeAnotacion(type, pieza);
  const restriction = type
    .ele(ESPACIO_XSD, 'xs:restriction')
    .att('base', `xs:${TIPO_XSD[toTipoBase(pieza).tipoDato]}`);
  const facetas = listFacetas(pieza);
  const add = (name: string, value: number | string | null) => {
    if (value !== null) restriction.ele(ESPACIO_XSD, `xs:${name}`).att('value', String(value));
  };
  const sinValores = pieza.valores?.length === 0;
  add('minLength', sinValores ? Math.max(1, facetas.longitudMinima ?? 0) : facetas.longitudMinima);
  add('maxLength', facetas.longitudMaxima);
  add('totalDigits', facetas.totalDigitos);
  add('fractionDigits', facetas.decimales);
  add('minInclusive', facetas.valorMinimo);
  add('maxInclusive', facetas.valorMaximo);
  add('pattern', facetas.patron === null ? null : formatTextoXml(facetas.patron));
  // A list without values on that day accepts nothing: its only value is an empty text, and no value may be empty.
  if (sinValores) add('enumeration', '');
  for (const { codigo, nombre } of pieza.valores ?? []) {
    const value = formatToken(formatTextoXml(codigo));
    restriction
      .ele(ESPACIO_XSD, 'xs:enumeration')
      .att('value', value)
      .ele(ESPACIO_XSD, 'xs:annotation')
      .ele(ESPACIO_XSD, 'xs:documentation')
      .att('xml:lang', 'es')
      .txt(formatTextoXml(nombre));
  }
}

/** A composite: its parts in order or one of them, after those of what it extends. */
export function writeCompuesto(schema: XMLBuilder, contexto: ContextoXsd, pieza: PiezaCompuesta): void {
  const { nombres, propio } = contexto;
  const type = schema.ele(ESPACIO_XSD, 'xs:complexType').att('name', propio.tipo);
  if (pieza.abstracto) type.att('abstract', 'true');
  writeAnotacion(type, pieza);
  const parent =
    pieza.baseId === null
      ? type
      : type
          .ele(ESPACIO_XSD, 'xs:complexContent')
          .ele(ESPACIO_XSD, 'xs:extension')
          .att('base', qualify(contexto, pieza.baseId));
  // A choice without parts would accept no content at all, not even an empty one.
  const eleccion = pieza.modelo === 'eleccion' && pieza.componentes.length > 0;
  const model = parent.ele(ESPACIO_XSD, eleccion ? 'xs:choice' : 'xs:sequence');
  for (const componente of pieza.componentes) {
    const element = model
      .ele(ESPACIO_XSD, 'xs:element')
      .att({ name: componente.nombre, type: qualify(contexto, componente.versionId) });
    writeOcurrencia(element, componente);
  }

  function qualify({ propio: own }: ContextoXsd, versionId: number): string {
    const { espacio, prefijo, tipo } = getNombre(nombres, versionId);
    return espacio === own.espacio ? tipo : `${prefijo}:${tipo}`;
  }
}

function writeOcurrencia(element: XMLBuilder, { minimo, maximo }: ComponentePieza): void {
  if (minimo !== 1) element.att('minOccurs', String(minimo));
  if (maximo !== 1) element.att('maxOccurs', maximo === null ? 'unbounded' : String(maximo));
}
