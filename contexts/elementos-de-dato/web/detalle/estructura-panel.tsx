import { Card } from '@marco/web-kit/card';
import { CardStack } from '@marco/web-kit/card-stack';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatDate } from '@marco/web-kit/format';
import { LineList, LineNote } from '@marco/web-kit/line-list';
import type { DetalleElemento } from '../../contract/index.ts';
import { MODELO, RESTRICCION, RESTRICCIONES_DE_TIPO, TIPO_DATO } from '../../contract/terms.ts';
import { ArbolComponentes } from './arbol-componentes.tsx';
import styles from './detalle.module.css';
import { EnlaceVersion } from './enlaces.tsx';
import { ValoresTabla } from './valores-tabla.tsx';

interface PanelProps {
  readonly detalle: DetalleElemento;
}

/** How the values of an element look, or what it is made of. */
export function EstructuraPanel({ detalle }: PanelProps) {
  return (
    <CardStack>
      {detalle.tipo === 'simple' ? <Simple detalle={detalle} /> : <Compuesto detalle={detalle} />}
      {detalle.clase === 'lista' ? <ValoresTabla versionId={detalle.versionId} /> : null}
      {detalle.reglas.length > 0 ? (
        <Card title="Reglas">
          <LineList>
            {detalle.reglas.map(({ codigo, nombre, enunciado }) => (
              <li key={codigo}>
                <strong>{nombre}</strong>
                <code>{codigo}</code>
                <LineNote>{enunciado}</LineNote>
              </li>
            ))}
          </LineList>
        </Card>
      ) : null}
    </CardStack>
  );
}

function Simple({ detalle }: PanelProps) {
  const { tipoDato, unidadMedida, fuenteLista, fuenteListaEdicion } = detalle;
  const restricciones = tipoDato === null ? [] : RESTRICCIONES_DE_TIPO[tipoDato];
  return (
    <Card title="Estructura y validación">
      <FactSheet>
        <Fact name="Tipo de dato">{tipoDato === null ? null : TIPO_DATO[tipoDato]}</Fact>
        {restricciones
          .filter((restriccion) => detalle[restriccion] !== null)
          .map((restriccion) => (
            <Fact key={restriccion} name={RESTRICCION[restriccion]} wide={restriccion === 'patron'}>
              {restriccion === 'patron' ? (
                <span className={styles['tags']}>
                  <code>{detalle.patron}</code>
                </span>
              ) : (
                detalle[restriccion]
              )}
            </Fact>
          ))}
        {unidadMedida ? <Fact name="Unidad de medida (UCUM)">{unidadMedida}</Fact> : null}
        {fuenteLista ? (
          <Fact name="Lista de origen">
            {fuenteListaEdicion === null
              ? fuenteLista
              : `${fuenteLista}, edición del ${formatDate(fuenteListaEdicion)}`}
          </Fact>
        ) : null}
      </FactSheet>
    </Card>
  );
}

function Compuesto({ detalle: { modelo, base, esAbstracto, componentes } }: PanelProps) {
  return (
    <>
      <Card title="Estructura y validación">
        <FactSheet>
          <Fact name="Modelo">{modelo === null ? null : MODELO[modelo]}</Fact>
          <Fact name="Se usa directamente">{esAbstracto ? 'No, solo como base de otros' : 'Sí'}</Fact>
          {base === null ? null : (
            <Fact name="Extiende a">
              <EnlaceVersion referencia={base} />
            </Fact>
          )}
        </FactSheet>
      </Card>
      <Card title="Componentes" aside={`${componentes.length} en total`}>
        {componentes.length === 0 ? (
          <p>No tiene componentes propios.</p>
        ) : (
          <ArbolComponentes componentes={componentes} />
        )}
      </Card>
    </>
  );
}
