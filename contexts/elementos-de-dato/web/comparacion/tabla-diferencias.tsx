import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { EmptyState } from '@marco/web-kit/empty-state';
import type { Diferencia } from '../../contract/index.ts';
import styles from './comparacion.module.css';

interface TablaDiferenciasProps {
  readonly diferencias: readonly Diferencia[];
  /** Numbers of the versions. */
  readonly desde: string;
  readonly hasta: string;
}

/** Each field that differs: from → to, and what it means for whoever exchanges messages. */
export function TablaDiferencias({ diferencias, desde, hasta }: TablaDiferenciasProps) {
  if (diferencias.length === 0)
    return (
      <Card>
        <EmptyState title="Las dos versiones dicen lo mismo." />
      </Card>
    );
  return (
    <Card title="Diferencias" aside={`${diferencias.length} en total`} flush>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Versión {desde}</th>
            <th scope="col">Versión {hasta}</th>
            <th scope="col">Efecto</th>
          </tr>
        </thead>
        <tbody>
          {diferencias.map(({ campo, etiqueta, antes, despues, cambio, razon }) => (
            <tr key={campo}>
              <th scope="row">{etiqueta}</th>
              <td data-l={`Versión ${desde}`}>{antes === '' ? '—' : <del>{antes}</del>}</td>
              <td data-l={`Versión ${hasta}`}>{despues === '' ? '—' : <ins>{despues}</ins>}</td>
              <td data-l="Efecto">
                <Chip tone={cambio === 'mayor' ? 'red' : 'green'}>
                  {cambio === 'mayor' ? 'Incompatible' : 'Compatible'}
                </Chip>
                <span className={styles['why']}>{razon}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
