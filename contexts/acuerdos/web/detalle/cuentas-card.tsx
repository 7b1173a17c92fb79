import { Card } from '@marco/web-kit/card';
import { Chip } from '@marco/web-kit/chip';
import { Fact, FactSheet } from '@marco/web-kit/fact-sheet';
import { formatNumber } from '@marco/web-kit/format';
import type { AcuerdoDeConsumo } from '../../contract/index.ts';
import { explainCuenta } from '../../rules/cuotas.ts';
import styles from './detalle.module.css';

type CuentaDeAcuerdo = AcuerdoDeConsumo['cuentas'][number];

const TITULOS: Readonly<Record<CuentaDeAcuerdo['clase'], string>> = {
  consumidora: 'Por entidad',
  total: 'En total',
};

interface CuentaProps {
  readonly cuenta: CuentaDeAcuerdo;
  /** Whether what is asked for was granted already, and takes its part of the quota. */
  readonly concedida?: boolean;
}

/** A quota with its arithmetic: what is taken, what is asked for, their sum and what is admitted. */
export function Cuenta({ cuenta, concedida = false }: CuentaProps) {
  const { clase, comprometido, pedido, suma, admite, caben, cabe } = cuenta;
  return (
    <div className={styles['cuenta']}>
      <span>
        {TITULOS[clase]}
        {concedida ? null : (
          <>
            : <Chip tone={cabe ? 'green' : 'red'}>{cabe ? 'Cabe' : 'No cabe'}</Chip>
          </>
        )}
      </span>
      <span>
        <b>{formatNumber(comprometido)}</b> {concedida ? 'de otros acuerdos' : 'comprometidas'} +{' '}
        <b>{formatNumber(pedido)}</b> de este acuerdo = <b>{formatNumber(suma)}</b> de{' '}
        <b>{formatNumber(admite)}</b> que se admiten.
      </span>
      <span className={styles['nota']}>
        {!cabe
          ? explainCuenta(cuenta)
          : concedida
            ? `Quedan libres ${formatNumber(admite - suma)}.`
            : `Quedarían libres ${formatNumber(admite - suma)}; hoy caben ${formatNumber(caben)}.`}
      </span>
    </div>
  );
}

/** How much is asked for, and whether it fits. */
export function CuentasCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { cuentas, minimizacion, estado } = acuerdo;
  const { pedidos, total, personales } = minimizacion;
  return (
    <Card title="Cuánto pide">
      <FactSheet>
        <Fact name="Datos">
          {formatNumber(pedidos)} de {formatNumber(total)}
        </Fact>
        <Fact name="Personales">{formatNumber(personales)}</Fact>
      </FactSheet>
      {cuentas.length === 0 ? (
        <p className={styles['nota']}>El proveedor no fijó cuotas: cualquier volumen cabe.</p>
      ) : (
        cuentas.map((cuenta) => (
          <Cuenta
            key={cuenta.clase}
            cuenta={cuenta}
            concedida={estado === 'activo' || estado === 'suspendido'}
          />
        ))
      )}
    </Card>
  );
}
