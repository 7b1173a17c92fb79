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

/** A quota with its arithmetic: what is taken, what is asked for, their sum and what is admitted. */
export function Cuenta({ cuenta }: { readonly cuenta: CuentaDeAcuerdo }) {
  const { clase, comprometido, pedido, suma, admite, caben, cabe } = cuenta;
  return (
    <div className={styles['cuenta']}>
      <span>
        {TITULOS[clase]}: <Chip tone={cabe ? 'green' : 'red'}>{cabe ? 'Cabe' : 'No cabe'}</Chip>
      </span>
      <span>
        <b>{formatNumber(comprometido)}</b> comprometidas + <b>{formatNumber(pedido)}</b> de este acuerdo ={' '}
        <b>{formatNumber(suma)}</b> de <b>{formatNumber(admite)}</b> que se admiten.
      </span>
      <span className={styles['nota']}>
        {cabe
          ? `Quedarían libres ${formatNumber(admite - suma)}; hoy caben ${formatNumber(caben)}.`
          : explainCuenta(cuenta)}
      </span>
    </div>
  );
}

/** How much is asked for, and whether it fits. */
export function CuentasCard({ acuerdo }: { readonly acuerdo: AcuerdoDeConsumo }) {
  const { cuentas, minimizacion } = acuerdo;
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
        cuentas.map((cuenta) => <Cuenta key={cuenta.clase} cuenta={cuenta} />)
      )}
    </Card>
  );
}
