import { Button } from '@marco/web-kit/button';
import { Notice } from '@marco/web-kit/notice';
import styles from './desarrollo.module.css';
import type { DesarrolloEscrito } from './use-desarrollo.ts';

/** Texts whose point or decision another person removed meanwhile; they are kept until the person decides. */
export function TextosSueltos({ desarrollo }: { readonly desarrollo: DesarrolloEscrito }) {
  const { borrador, read, write, choose } = desarrollo;
  const gone = Object.entries(borrador.diferencias).filter(([, guardado]) => guardado === null);
  if (gone.length === 0) return null;

  function keepText(campo: string): void {
    const [avance, texto] = [read('avance'), read(campo)];
    write('avance', avance === '' ? texto : `${avance}\n\n${texto}`);
    choose(campo, 'guardada');
  }

  return (
    <Notice tone="warn" role="alert">
      <p>Otra persona quitó algo en lo que usted escribía. Su texto se conserva aquí:</p>
      <ul className={styles['loose']}>
        {gone.map(([campo]) => (
          <li key={campo}>
            <p className={styles['version']}>{read(campo)}</p>
            <div className={styles['choices']}>
              <Button size="small" onClick={() => keepText(campo)}>
                Pasar al avance
              </Button>
              <Button size="small" variant="secondary" onClick={() => choose(campo, 'guardada')}>
                Descartar
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
