import { formatNumber } from '@marco/web-kit/format';
import { ReadingBlock } from '@marco/web-kit/reading-page';
import type { DetalleElemento } from '../../contract/index.ts';
import { MODELO } from '../../contract/terms.ts';
import { ArbolComponentes } from '../detalle/arbol-componentes.tsx';
import { EnlaceVersion } from '../detalle/enlaces.tsx';
import styles from './pagina.module.css';
import { SECCIONES } from './secciones.ts';

/** What a composite is made of, part by part. */
export function ComponentesSeccion({ detalle }: { readonly detalle: DetalleElemento }) {
  const { modelo, base, esAbstracto, componentes } = detalle;
  return (
    <ReadingBlock
      id="componentes"
      title={SECCIONES.componentes}
      lead={
        <>
          {componentes.length === 1 ? '1 componente' : `${formatNumber(componentes.length)} componentes`}
          {modelo === null ? '.' : `. ${MODELO[modelo]}: ${presentModelo(modelo)}`}
          {esAbstracto ? ' No se usa directamente, solo como base de otros.' : ''}
          {base === null ? null : (
            <>
              {' '}
              Extiende a <EnlaceVersion referencia={base} />.
            </>
          )}
        </>
      }
    >
      {componentes.length === 0 ? (
        <p className={styles['body']}>No tiene componentes propios.</p>
      ) : (
        <div className={styles['body']}>
          <ArbolComponentes componentes={componentes} />
        </div>
      )}
    </ReadingBlock>
  );
}

function presentModelo(modelo: NonNullable<DetalleElemento['modelo']>): string {
  return modelo === 'secuencia' ? 'van todos, en este orden.' : 'va uno de ellos.';
}
