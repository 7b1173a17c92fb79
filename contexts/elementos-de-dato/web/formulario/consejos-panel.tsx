import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Notice } from '@marco/web-kit/notice';
import { useState } from 'react';
import type { ElementoPrivado } from '../../contract/index.ts';
import { type Consejo, REGLAS_LINTER } from '../../rules/consejos/consejo.ts';
import { findConsejos } from '../../rules/consejos/find-consejos.ts';
import styles from './edicion.module.css';
import type { ValoresElemento } from './valores-elemento.ts';

interface ConsejosPanelProps {
  readonly valores: ValoresElemento;
  readonly elemento: Pick<ElementoPrivado, 'identificador' | 'tipo' | 'clase'>;
}

/** What identifies an advice: another text of it is another advice. */
const toClave = ({ regla, fragmento }: Consejo) => `${regla} ${fragmento}`;

/** Advice on the definition and the name while they are written; each says why and can be ignored. */
export function ConsejosPanel({ valores, elemento }: ConsejosPanelProps) {
  const [ignorados, setIgnorados] = useState<readonly string[]>([]);
  const { identificador, tipo, clase } = elemento;
  const { nombre, definicion, tipoDato } = valores;
  const consejos = findConsejos({
    identificador,
    nombre,
    definicion,
    tipo,
    clase,
    tipoDato: tipoDato === '' ? null : tipoDato,
  });
  const shown = consejos.filter((consejo) => !ignorados.includes(toClave(consejo)));
  const hidden = consejos.length - shown.length;
  return (
    <Card title="Consejos de redacción">
      <div role="status" className={styles['stack']}>
        {shown.length === 0 ? <Notice tone="ok">No hay consejos sobre lo escrito.</Notice> : null}
        {shown.length > 0 ? (
          <ul className={styles['advice']}>
            {shown.map((consejo) => (
              <li key={toClave(consejo)}>
                <Chip tone={consejo.nivel === 'advertencia' ? 'yellow' : 'blue'}>
                  {consejo.nivel === 'advertencia' ? 'Advertencia' : 'Sugerencia'}
                </Chip>
                <p>{consejo.mensaje}</p>
                {consejo.fragmento === '' ? null : (
                  <p className={styles['why']}>
                    En «<mark>{consejo.fragmento}</mark>»
                  </p>
                )}
                <details className={styles['why']}>
                  <summary>Por qué</summary>
                  {REGLAS_LINTER[consejo.regla]}
                </details>
                <Button
                  variant="ghost"
                  size="small"
                  onClick={() => setIgnorados([...ignorados, toClave(consejo)])}
                >
                  Ignorar <span className="sr">el consejo: {consejo.mensaje}</span>
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {hidden === 0 ? null : (
        <Button variant="ghost" size="small" onClick={() => setIgnorados([])}>
          {hidden === 1 ? 'Mostrar 1 consejo ignorado' : `Mostrar ${hidden} consejos ignorados`}
        </Button>
      )}
    </Card>
  );
}
