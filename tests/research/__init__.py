"""The faces for research keep the contracts of PettingZoo and Gymnasium, and play the same game."""
