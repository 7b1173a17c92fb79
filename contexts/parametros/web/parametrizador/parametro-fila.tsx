import { Reasons } from '@marco/web-kit/button';
import { classNames } from '@marco/web-kit/class-names';
import { isSameData } from '@marco/web-kit/ruled-form';
import { Info } from 'lucide-react';
import type { Parametro } from '../../contract/index.ts';
import { CambioPendiente } from './cambio-pendiente.tsx';
import styles from './parametrizador.module.css';
import { presentConUnidad, presentValor } from './present-valor.ts';
import { ValorForm } from './valor-form.tsx';

interface ParametroFilaProps {
  readonly parametro: Parametro;
  /** What stands in the form. */
  readonly valor: unknown;
  /** Whether that is not what is stored. */
  readonly isDistinto: boolean;
  readonly findError: (campo: string) => string | undefined;
  readonly submitted: boolean;
  readonly onChange: (valor: unknown) => void;
  /** A change that waited was confirmed, refused or withdrawn. */
  readonly onDecided: () => void;
}

/** The element of a parameter. */
export function toControlId(clave: string): string {
  return `parametro-${clave}`;
}

/** The limits of a number, as they are told below its field. */
function presentRango({ tipo, restriccion: { minimo, maximo } }: Parametro): string {
  return tipo === 'entero' && minimo !== undefined ? ` De ${minimo} a ${maximo}.` : '';
}

/** One parameter: what it is, what stands in it, what it was, and what a change of it does. */
export function ParametroFila(props: ParametroFilaProps) {
  const { parametro, isDistinto, onDecided } = props;
  const { clave, nombre, descripcion, tipo, restriccion, pendiente } = parametro;
  const isLargo = tipo === 'lista' || (tipo === 'json' && restriccion.campos !== undefined);
  return (
    <li
      id={toControlId(clave)}
      tabIndex={-1}
      className={classNames(styles['item'], isLargo && styles['long'], isDistinto && styles['changed'])}
    >
      <div>
        <h3>
          {nombre}
          <Marca parametro={parametro} isDistinto={isDistinto} />
          {parametro.sensible ? (
            <span className={classNames(styles['mark'], styles['quiet'])}>Dos personas</span>
          ) : null}
        </h3>
        <p className={styles['description']}>{descripcion}</p>
        {isDistinto ? (
          <p className={styles['effect']}>
            <Info size={15} />
            {parametro.efecto}
          </p>
        ) : null}
      </div>
      <div className={styles['control']}>
        {parametro.edicion.allowed ? <ValorEditable {...props} /> : <ValorFijo parametro={parametro} />}
      </div>
      {pendiente ? (
        <CambioPendiente parametro={parametro} pendiente={pendiente} onDecided={onDecided} />
      ) : null}
    </li>
  );
}

/** Whether what is stored is not the first value. */
export function isCambiado({ valor, inicial, edicion }: Parametro): boolean {
  return inicial !== null && edicion.allowed && !isSameData(valor, inicial);
}

function Marca({ parametro, isDistinto }: Pick<ParametroFilaProps, 'parametro' | 'isDistinto'>) {
  if (isDistinto) return <span className={styles['mark']}>Sin guardar</span>;
  return isCambiado(parametro) ? (
    <span className={classNames(styles['mark'], styles['info'])}>Cambiado</span>
  ) : null;
}

function ValorFijo({ parametro }: Pick<ParametroFilaProps, 'parametro'>) {
  return (
    <>
      <p className={styles['value']}>{presentValor(parametro, parametro.valor)}</p>
      {parametro.pendiente ? null : (
        <p className={styles['fixed']}>
          <Reasons decision={parametro.edicion} />
        </p>
      )}
    </>
  );
}

function ValorEditable(props: ParametroFilaProps) {
  const { parametro, valor, isDistinto, findError, submitted, onChange } = props;
  const { nombre, inicial } = parametro;
  return (
    <>
      <ValorForm
        parametro={parametro}
        valor={valor}
        findError={findError}
        submitted={submitted}
        onChange={onChange}
      />
      <p className={styles['before']}>
        {isDistinto ? (
          <>
            <span>Antes: {presentConUnidad(parametro, parametro.valor)}.</span>
            <button type="button" onClick={() => onChange(parametro.valor)}>
              Deshacer <span className="sr">{nombre}</span>
            </button>
          </>
        ) : (
          <span>
            {inicial === null ? '' : `Inicial: ${presentConUnidad(parametro, inicial)}.`}
            {presentRango(parametro)}
          </span>
        )}
        {isCambiado(parametro) && !isSameData(valor, inicial) ? (
          <button type="button" onClick={() => onChange(inicial)}>
            Volver al inicial <span className="sr">{nombre}</span>
          </button>
        ) : null}
      </p>
    </>
  );
}
