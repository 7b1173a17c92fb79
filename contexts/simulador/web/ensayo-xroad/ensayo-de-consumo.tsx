import { Card } from '@marco/web-kit/card';
import type { EnsayoDeConsumo } from '../../contract/index.ts';
import { presentResultado } from './ensayo-card.tsx';
import styles from './ensayo-xroad.module.css';
import { PruebaItem } from './prueba-item.tsx';

/** What came of a rehearsal of who consumes: the answer it gets, and its tests. */
export function EnsayoDeConsumoCard({
  ensayo: { pruebas, respuesta },
}: {
  readonly ensayo: EnsayoDeConsumo;
}) {
  const count = (resultado: string) => pruebas.filter((una) => una.resultado === resultado).length;
  const suma = { superadas: count('superada'), fallidas: count('fallida'), total: pruebas.length };
  return (
    <>
      <Card title={presentResultado(suma)}>
        <ul className={styles['pruebas']}>
          {pruebas.map((prueba) => (
            <PruebaItem key={prueba.codigo} prueba={prueba} />
          ))}
        </ul>
      </Card>
      {respuesta === null ? null : (
        <Card title={`Respuesta a la petición válida: ${respuesta.estado}`}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keyboard. */}
          <pre className={styles['texto']} tabIndex={0}>
            {[
              ...respuesta.cabeceras.map(({ nombre, valor }) => `${nombre}: ${valor}`),
              '',
              respuesta.cuerpo,
            ].join('\n')}
          </pre>
          {respuesta.cortada ? (
            <p className={styles['exige']}>La respuesta sigue; aquí se muestra su comienzo.</p>
          ) : null}
        </Card>
      )}
    </>
  );
}
