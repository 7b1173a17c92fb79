import { Card } from '@marco/web-kit/card';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { Tag } from '@marco/web-kit/tag';
import type { DetalleElemento } from '../../contract/index.ts';
import styles from './detalle.module.css';

/** What an element means and what it is used for. */
export function DefinicionPanel({ detalle }: { readonly detalle: DetalleElemento }) {
  const { definicion, notas, usos, ejemplos, palabrasClave } = detalle;
  return (
    <Card title="Definición y usos">
      <FactSheet>
        <Fact name="Definición" wide>
          {definicion}
        </Fact>
        <Fact name="Notas explicativas" wide>
          {notas}
        </Fact>
        <Fact name="Usos" wide>
          {usos}
        </Fact>
        <Fact name="Ejemplos" wide>
          {ejemplos.length === 0 ? null : (
            <span className={styles['tags']}>
              {ejemplos.map((ejemplo) => (
                <code key={ejemplo}>{ejemplo}</code>
              ))}
            </span>
          )}
        </Fact>
        <Fact name="Palabras clave" wide>
          {palabrasClave.length === 0 ? null : (
            <span className={styles['tags']}>
              {palabrasClave.map((palabra) => (
                <Tag key={palabra}>{palabra}</Tag>
              ))}
            </span>
          )}
        </Fact>
      </FactSheet>
    </Card>
  );
}
