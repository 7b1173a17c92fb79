import { Button } from '@marco/web-kit/button';
import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import type { Ref } from 'react';
import type { EnsayoRespondido } from './run-ensayo.ts';
import styles from './simulador.module.css';
import { TextoNumerado } from './texto-numerado.tsx';

/** A call under way, or what came of it. */
export type EstadoEnsayo =
  | { readonly clase: 'sin-probar' }
  | { readonly clase: 'espera'; readonly demoraMs: number }
  | { readonly clase: 'falla' }
  | { readonly clase: 'respondida'; readonly respondida: EnsayoRespondido; readonly ms: number };

const FRASES: Readonly<Record<number, string>> = {
  200: 'OK',
  202: 'Accepted',
  204: 'No Content',
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** The lines before the text of an answer. */
function listCabeceras({ estado, cabeceras }: EnsayoRespondido): string[] {
  return [
    `HTTP/1.1 ${estado} ${FRASES[estado] ?? ''}`.trimEnd(),
    ...cabeceras.map(([nombre, valor]) => `${nombre}: ${valor}`),
    '',
  ];
}

interface RespuestaCardProps {
  readonly estado: EstadoEnsayo;
  readonly onCancel: () => void;
  /** Its heading takes the focus after a call. */
  readonly titulo: Ref<HTMLSpanElement>;
}

/** The answer of a call, with the line that breaks a rule marked. */
export function RespuestaCard({ estado, onCancel, titulo }: RespuestaCardProps) {
  return (
    <Card
      title={
        <span ref={titulo} tabIndex={-1}>
          Respuesta
        </span>
      }
      aside={<ResultadoEnsayo estado={estado} />}
      flush
      className={styles['pane']}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard has to reach it */}
      <section className={styles['dark']} aria-label="Respuesta simulada" tabIndex={0}>
        <ContenidoRespuesta estado={estado} onCancel={onCancel} />
      </section>
      <p className={styles['foot']}>Igual petición, igual respuesta, siempre.</p>
    </Card>
  );
}

/** What came of a call, in a word: its code and how long it took. */
export function ResultadoEnsayo({ estado }: { readonly estado: EstadoEnsayo }) {
  if (estado.clase !== 'respondida') return null;
  const { respondida, ms } = estado;
  if (respondida.cierre === 'antes') return <Chip tone="red">Sin respuesta</Chip>;
  return (
    <>
      <span>{Math.round(ms)} ms</span>{' '}
      <Chip tone={respondida.estado < 400 ? 'green' : 'red'}>{respondida.estado}</Chip>
    </>
  );
}

/** The text of an answer, or why there is none. */
export function ContenidoRespuesta({ estado, onCancel }: Pick<RespuestaCardProps, 'estado' | 'onCancel'>) {
  switch (estado.clase) {
    case 'sin-probar':
      return <p className={styles['empty']}>Elija una situación y pruebe.</p>;
    case 'falla':
      return (
        <p className={styles['empty']}>No se pudo simular en este navegador. Use la llamada de abajo.</p>
      );
    case 'espera':
      return (
        <div className={styles['empty']}>
          <p>
            {estado.demoraMs > 0
              ? `Espera ${estado.demoraMs / 1000} s a propósito.`
              : 'Se prepara la respuesta.'}
          </p>
          <Button variant="secondary" size="small" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      );
    case 'respondida': {
      const { respondida } = estado;
      if (respondida.cierre === 'antes')
        return <p className={styles['empty']}>La conexión se cerró sin respuesta.</p>;
      const cabeceras = listCabeceras(respondida);
      const marcada = respondida.linea === null ? null : respondida.linea + cabeceras.length;
      return <TextoNumerado texto={[...cabeceras, respondida.texto].join('\n')} marcada={marcada} />;
    }
  }
}
