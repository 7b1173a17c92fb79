import { Button } from '@marco/web-kit/button';
import { useCopyText } from '@marco/web-kit/clipboard';
import { Check, Copy } from 'lucide-react';
import type { FichaServicio } from '../../contract/index.ts';
import { Bloque } from './bloque.tsx';
import styles from './ficha.module.css';
import { BLOQUES } from './indice.ts';

/** Where to write, never to a person; and how to cite the servicio. */
export function ContactoFicha({ contacto, cita }: Pick<FichaServicio, 'contacto' | 'cita'>) {
  const { contenido, pendiente } = contacto;
  const { shown, copy, isCopied } = useCopyText<HTMLSpanElement>(cita, 'Se copió la cita.');
  return (
    <Bloque id="contacto" titulo={BLOQUES.contacto} pendiente={pendiente}>
      {contenido === null ? null : (
        <p className={styles['texto']}>
          <span>
            Sitio de la entidad:{' '}
            <a href={contenido.sitioWeb} target="_blank" rel="noreferrer">
              {contenido.sitioWeb}
              <span className="sr"> (abre en una ventana nueva)</span>
            </a>
          </span>
        </p>
      )}
      <h3 className={styles['subtitulo']}>Cómo citar este servicio</h3>
      <div className={styles['cita']}>
        <span ref={shown}>{cita}</span>
        <Button
          variant="neutral"
          size="small"
          data-print="hide"
          icon={isCopied ? <Check size={16} /> : <Copy size={16} />}
          onClick={() => void copy()}
        >
          {isCopied ? 'Copiado' : 'Copiar'}
        </Button>
      </div>
    </Bloque>
  );
}
