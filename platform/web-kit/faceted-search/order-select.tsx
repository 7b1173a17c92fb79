import { Select } from '../select/index.ts';
import styles from './faceted-search.module.css';

interface OrderSelectProps<Order extends string> {
  readonly orders: readonly Order[];
  readonly labels: Readonly<Record<Order, string>>;
  readonly value: Order;
  readonly onChange: (order: Order) => void;
}

/** 'Ordenar por', at the end of a toolbar. */
export function OrderSelect<Order extends string>({
  orders,
  labels,
  value,
  onChange,
}: OrderSelectProps<Order>) {
  return (
    <div className={styles['order']}>
      <Select
        label="Ordenar por"
        small
        options={orders.map((order) => ({ value: order, label: labels[order] }))}
        value={value}
        onChange={(picked) => onChange(orders.find((order) => order === picked) ?? value)}
      />
    </div>
  );
}
