import { useApi } from '@marco/web-kit/api-client';
import { Card } from '@marco/web-kit/card';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { toVersionElemento } from '../../contract/elementos-de-dato.paths.ts';
import type { searchParecidosEndpoint } from '../../contract/index.ts';
import styles from './edicion.module.css';

interface ParecidosPanelProps {
  readonly nombre: string;
  readonly definicion: string;
  readonly exceptoElementoId: number | null;
}

/** Pause in the typing after which it is asked. */
const PAUSA_MS = 900;
const MINIMO = 4;

/** Elements that already say nearly the same: reusing one is better than a second one. */
export function ParecidosPanel(props: ParecidosPanelProps) {
  const parecidos = useParecidos(props).data ?? [];
  return (
    <div role="status">
      {parecidos.length === 0 ? null : (
        <Card title="Ya hay elementos parecidos">
          <ul className={styles['advice']}>
            {parecidos.map(({ versionId, nombre, identificador, numero, definicion, parecido }) => (
              <li key={versionId}>
                <Link to={toVersionElemento(versionId)} target="_blank">
                  {nombre}
                  <span className="sr"> (se abre en otra ventana)</span>
                </Link>
                <span className={styles['why']}>
                  <code>{identificador}</code> v{numero} · {Math.round(parecido * 100)} % parecido
                </span>
                <p className={styles['why']}>{definicion}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function useParecidos({ nombre, definicion, exceptoElementoId }: ParecidosPanelProps) {
  const api = useApi();
  const asked = usePaused(JSON.stringify([nombre.trim(), definicion.trim()]));
  const [name = '', meaning = ''] = JSON.parse(asked) as string[];
  return useQuery({
    queryKey: ['elementos', 'parecidos', name, meaning, exceptoElementoId],
    enabled: name.length >= MINIMO,
    queryFn: ({ signal }) =>
      api.call<typeof searchParecidosEndpoint>(
        { method: 'POST', path: '/elemento-dato/parecidos' },
        { body: { nombre: name, definicion: meaning, exceptoElementoId } },
        { signal, base: 'private', quiet: true },
      ),
    placeholderData: (previous) => previous,
  });
}

/** A text as it was when the typing last paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSA_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
