import { Card } from '@marco/web-kit/card';
import { formatMoment } from '@marco/web-kit/format';
import type { EnsayoXroad } from '../../contract/index.ts';
import { DownloadEnsayo } from './download-ensayo.tsx';
import styles from './ensayo-xroad.module.css';
import { PruebaItem } from './prueba-item.tsx';

/** In words, how many tests went how. */
export function presentResultado({
  superadas,
  fallidas,
  total,
}: Pick<EnsayoXroad, 'superadas' | 'fallidas' | 'total'>): string {
  const sin = total - superadas - fallidas;
  return [
    `${superadas} de ${total} pruebas superadas`,
    ...(fallidas > 0 ? [`${fallidas} no ${fallidas === 1 ? 'superada' : 'superadas'}`] : []),
    ...(sin > 0 ? [`${sin} sin evidencia`] : []),
  ].join(', ');
}

/** A rehearsal: who ran it and when, its tests with their reasons, and what may be taken along. */
export function EnsayoCard({ ensayo }: { readonly ensayo: EnsayoXroad }) {
  const { id, quien, ejecutadoEn, pruebas, registros } = ensayo;
  return (
    <Card title={presentResultado(ensayo)}>
      <p className={styles['resumen']}>
        {quien}, {formatMoment(ejecutadoEn)}
      </p>
      <p className={styles['resumen']}>
        Los {registros} registros de operación de los dos servidores de seguridad están en el formato de
        X-Road; no nombran a nadie.
      </p>
      <div className={styles['archivos']} data-print="hide">
        <DownloadEnsayo id={id} formato="informe" />
        <DownloadEnsayo id={id} formato="operacion" />
      </div>
      <ul className={styles['pruebas']}>
        {pruebas.map((prueba) => (
          <PruebaItem key={prueba.codigo} prueba={prueba} />
        ))}
      </ul>
    </Card>
  );
}
