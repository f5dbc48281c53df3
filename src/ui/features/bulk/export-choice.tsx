import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, words: string])[];
  onChoose(value: Value): void;
}

/** Menu from which the user chooses one value. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select value={value} onChange={({ target }) => onChoose(target.value as Value)}>
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OptionProps {
  isOn: boolean;
  onChoose(isOn: boolean): void;
  children: ReactNode;
}

/** Checkbox that turns an option on or off. */
export function Option({ isOn, onChoose, children }: OptionProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChoose(target.checked)} />{' '}
      {children}
    </label>
  );
}
