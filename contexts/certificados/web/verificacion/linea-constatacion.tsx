import { classNames } from '@marco/web-kit/class-names';
import { CircleAlert, CircleCheck, CircleQuestionMark, LoaderCircle } from 'lucide-react';
import type { Constatacion } from '../../rules/verificacion/constatacion.ts';
import styles from './constatacion.module.css';

const ICONOS = { bien: CircleCheck, mal: CircleAlert, 'sin-saber': CircleQuestionMark } as const;
const CLASES = { bien: 'bien', mal: 'mal', 'sin-saber': 'duda' } as const;

/** One thing that was verified: never by its colour alone. */
export function LineaConstatacion({ constatacion }: { readonly constatacion: Constatacion }) {
  const { resultado, asunto, detalle, dictamen } = constatacion;
  const Icono = ICONOS[resultado];
  return (
    <li className={classNames(styles['linea'], styles[CLASES[resultado]])}>
      <Icono size={20} />
      <div>
        <b>{asunto}</b>
        <small>{detalle}</small>
      </div>
      <span className={styles['dictamen']}>{dictamen}</span>
    </li>
  );
}

/** The same while it is being verified. */
export function LineaEnEspera({ asunto }: { readonly asunto: string }) {
  return (
    <li className={styles['linea']}>
      <LoaderCircle size={20} />
      <div>
        <b>{asunto}</b>
        <small>Comprobando</small>
      </div>
    </li>
  );
}
