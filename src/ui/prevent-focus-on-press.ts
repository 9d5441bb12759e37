/**
 * For buttons: a pointer press leaves the focus in the current input. Otherwise the validation on blur could
 * move the button between pointer down and up, and the click would be lost.
 */
export const preventFocusOnPress = (event: { preventDefault: () => void }): void => {
  event.preventDefault();
};
