import { ReadingBlock } from '@marco/web-kit/reading-page';
import { ListChecks, Regex, Ruler, Type, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DetalleElemento } from '../../contract/index.ts';
import {
  type AsuntoRegla,
  listReglasEnPalabras,
  type ReglaEnPalabras,
} from '../../rules/restricciones/reglas-en-palabras.ts';
import styles from './pagina.module.css';
import { PruebaValor } from './prueba-valor.tsx';
import { SECCIONES } from './secciones.ts';

const ICONOS: Readonly<Record<AsuntoRegla, ReactNode>> = {
  tipo: <Type size={17} />,
  medida: <Ruler size={17} />,
  forma: <Regex size={17} />,
  lista: <ListChecks size={17} />,
  negocio: <Workflow size={17} />,
};

/** The rules an element has, as the page tells them. */
export function listReglasDeElemento(detalle: DetalleElemento): readonly ReglaEnPalabras[] {
  return listReglasEnPalabras({
    ...detalle,
    valores: detalle.clase === 'lista' ? detalle.valores.total : null,
  });
}

interface ReglasSeccionProps {
  readonly detalle: DetalleElemento;
  readonly reglas: readonly ReglaEnPalabras[];
}

/** The rules in words, with what the validator applies at their right, and a value to try them with. */
export function ReglasSeccion({ detalle, reglas }: ReglasSeccionProps) {
  return (
    <ReadingBlock id="reglas" title={SECCIONES.reglas} lead="En palabras y como las aplica el validador.">
      <ul className={styles['rules']}>
        {reglas.map(({ asunto, frase, nota, maquina }) => (
          <li key={`${asunto} ${frase} ${maquina}`}>
            <span className={styles['icon']} aria-hidden="true">
              {ICONOS[asunto]}
            </span>
            <span>
              {frase}
              {nota === '' ? null : <small>{nota}</small>}
            </span>
            <code className={styles['code']}>{maquina}</code>
          </li>
        ))}
      </ul>
      {detalle.tipo === 'simple' && detalle.tipoDato !== null ? <PruebaValor detalle={detalle} /> : null}
    </ReadingBlock>
  );
}
