import checkbox from './checkbox.module.css';
import input from './input.module.css';
import modal from './modal.module.css';

const inputClassNames = { input: input.input };

/**
 * The styles of Mantine's components, from the style sheets beside this file. The theme refers to components by name,
 * so that it doesn't load unused ones.
 */
export const componentStyles = {
  Input: { classNames: inputClassNames },
  InputWrapper: { classNames: { label: input.label, error: input.error, description: input.hint } },
  TextInput: { classNames: inputClassNames },
  NativeSelect: { classNames: inputClassNames },
  Textarea: { classNames: inputClassNames },
  PasswordInput: {
    classNames: { ...inputClassNames, innerInput: input.innerInput, visibilityToggle: input.toggle },
  },
  Checkbox: {
    classNames: {
      input: checkbox.input,
      icon: checkbox.icon,
      label: checkbox.label,
      description: checkbox.description,
      body: checkbox.body,
    },
  },
  Modal: {
    classNames: {
      inner: modal.inner,
      content: modal.content,
      header: modal.header,
      title: modal.title,
      close: modal.close,
      body: modal.body,
      overlay: modal.overlay,
    },
  },
};
