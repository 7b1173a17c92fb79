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

interface TextoProps {
  readonly de: string;
  readonly frente: string;
  readonly marca: 'del' | 'ins';
}

/** What one version says, marked where the other does not say it: lines of a list both have stand plain. */
function Texto({ de, frente, marca: Marca }: TextoProps) {
  if (de === '') return '—';
  const other = frente.split('\n');
  const lines = de.split('\n');
  const own = lines.filter((line) => !other.includes(line));
  // Where only their order changed no line is new: all of them are marked.
  const isMarked = (line: string) =>
    (own.length === 0 && lines.length === other.length) || own.includes(line);
  return lines.map((line) =>
    isMarked(line) ? <Marca key={line}>{line}</Marca> : <span key={line}>{line}</span>,
  );
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
              <td data-l={`Versión ${desde}`} data-change>
                <Texto de={antes} frente={despues} marca="del" />
              </td>
              <td data-l={`Versión ${hasta}`} data-change>
                <Texto de={despues} frente={antes} marca="ins" />
              </td>
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
