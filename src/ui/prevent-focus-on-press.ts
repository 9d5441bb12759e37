/**
 * For the button that sends: pressed by pointer it leaves the focus in the box where one was. What leaving a box says would
 * push the button away between down and up, and the press would count for nothing.
 */
export const preventFocusOnPress = (event: { preventDefault: () => void }): void => {
  event.preventDefault();
};
