import { PAPEL_MENSAJE } from '@marco/servicios/terms';
import { Card } from '@marco/web-kit/card';
import { Identifier } from '@marco/web-kit/clipboard';
import { useMemo } from 'react';
import styles from './correspondencia.module.css';
import {
  countObligatorios,
  isSinLugar,
  type MensajeMostrado,
  type OperacionMostrada,
} from './correspondencia.ts';
import type { CorrespondenciaPropuesta } from './correspondencia-propuesta.ts';
import { FilaCampo } from './fila-campo.tsx';
import { DE_PAPEL } from './papel.ts';
import type { PorCampo } from './valores-nivel-dos.ts';

interface CorrespondenciaEscrita {
  readonly correspondencia: CorrespondenciaPropuesta;
  readonly vinculos: PorCampo;
  /** Those of them whose place the contract has. */
  readonly vigentes: PorCampo;
  readonly diferencias: PorCampo;
  /** A save was tried: what it broke on is told. */
  readonly wasTried: boolean;
  readonly onLugar: (campoId: number, ruta: string) => void;
  /** Null takes the difference away. */
  readonly onMotivo: (campoId: number, motivo: string | null) => void;
}

interface OperacionCorrespondenciaProps extends CorrespondenciaEscrita {
  readonly operacion: OperacionMostrada;
}

/** An operation with its messages, each with its fields. */
export function OperacionCorrespondencia({ operacion, ...escrita }: OperacionCorrespondenciaProps) {
  const { codigo, nombre, mensajes } = operacion;
  return (
    <Card title={nombre === '' ? codigo : nombre} aside={<Identifier text={codigo} />} flush>
      {mensajes.map((mensaje) => (
        <MensajeCorrespondencia key={mensaje.papel} codigo={codigo} mensaje={mensaje} {...escrita} />
      ))}
    </Card>
  );
}

interface MensajeCorrespondenciaProps extends CorrespondenciaEscrita {
  readonly codigo: string;
  readonly mensaje: MensajeMostrado;
}

function MensajeCorrespondencia(props: MensajeCorrespondenciaProps) {
  const { codigo, mensaje, correspondencia, vinculos, vigentes, diferencias, wasTried } = props;
  const { onLugar, onMotivo } = props;
  const { papel, campos } = mensaje;
  const { parte, total } = countObligatorios(campos, vigentes);
  const lugares = useMemo(
    () => correspondencia.lugares.filter((uno) => uno.operacion === codigo && uno.papel === papel),
    [correspondencia, codigo, papel],
  );
  const propuestas = useMemo(
    () => new Map(correspondencia.propuestas.map(({ campoId, ruta }) => [campoId, ruta])),
    [correspondencia],
  );
  return (
    <>
      <div className={styles['group']}>
        <h3>{PAPEL_MENSAJE[papel]}</h3>
        <span className="num">
          {total === 0
            ? 'Sin obligatorios'
            : `${parte} de ${total} ${total === 1 ? 'obligatorio' : 'obligatorios'}`}
        </span>
      </div>
      <ul className={styles['rows']} aria-label={`Campos ${DE_PAPEL[papel]}`}>
        {campos.map((campo) => (
          <FilaCampo
            key={campo.id}
            campo={campo}
            papel={papel}
            lugares={lugares}
            ruta={vinculos[campo.id] ?? ''}
            isSinLugar={isSinLugar(campo, vigentes)}
            propuesta={propuestas.get(campo.id) ?? null}
            motivo={papel === 'peticion' ? (diferencias[campo.id] ?? null) : null}
            wasTried={wasTried}
            onLugar={onLugar}
            onMotivo={onMotivo}
          />
        ))}
      </ul>
    </>
  );
}
