import { Card } from '@marco/web-kit/card';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Solicitud } from '../../contract/index.ts';
import styles from '../formulario/formulario.module.css';
import { MarcasEnLugar } from '../marcas/marcas-en-formulario.tsx';
import { getNivelTres } from './get-nivel-tres.ts';
import propios from './nivel-tres.module.css';

interface ParteCardProps {
  readonly solicitud: Solicitud;
  /** Code of the place: 'tecnico.pruebas'. */
  readonly lugar: string;
  readonly titulo: string;
  /** What the part is for, in a sentence. */
  readonly texto?: string;
  readonly children: ReactNode;
}

/** A part of the form with the item of the list it answers, its marks, and a place a link can lead to. */
export function ParteCard({ solicitud, lugar, titulo, texto, children }: ParteCardProps) {
  const box = useRef<HTMLDivElement>(null);
  const pedido = useSearchParams()[0].get('lugar');
  const isPedido = pedido === lugar;
  useEffect(() => {
    if (isPedido) box.current?.focus();
  }, [isPedido]);
  return (
    <div ref={box} tabIndex={-1} className={propios['parte']} data-lugar={lugar}>
      <Card title={titulo} aside={<ItemDelLugar solicitud={solicitud} lugar={lugar} />}>
        <div className={styles['stack']}>
          {texto === undefined ? null : <p className={propios['texto']}>{texto}</p>}
          <MarcasEnLugar lugar={lugar} />
          {children}
        </div>
      </Card>
    </div>
  );
}

/** The item of the list the part answers: who verifies it calls it so. */
function ItemDelLugar({ solicitud, lugar }: Pick<ParteCardProps, 'solicitud' | 'lugar'>) {
  const item = getNivelTres(solicitud).items.find((uno) => uno.lugar === lugar);
  if (item === undefined) return null;
  return (
    <span className={propios['codigo']}>
      <span className="sr">Ítem </span>
      {item.codigo}
    </span>
  );
}
